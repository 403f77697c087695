/** The messages of the server: their types are made by it and only passed on here. */

export * from '../../../src/gloaming/server/messages/generated/messages';
