/** What runs the provers of Finstere Flure: made from them and only passed on here. */

export * from '../../../src/gloaming/server/messages/generated/finstere_puzzles';
