/** What is said over HTTP of puzzles, progress and records: the server makes the types, here they pass on. */

export * from '../../../src/gloaming/server/messages/generated/http';
