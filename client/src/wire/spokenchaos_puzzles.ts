/** What runs the provers of Spokenchaos: made from them and only passed on here. */

export * from '../../../src/gloaming/server/messages/generated/spokenchaos_puzzles';
