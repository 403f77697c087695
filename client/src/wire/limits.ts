/** The limits of the server: they are made by it and only passed on here. */

export * from '../../../src/gloaming/server/messages/generated/limits';
