/** What all games tell: made from them by the server and only passed on here. */

export * from '../../../src/gloaming/server/messages/generated/games';
