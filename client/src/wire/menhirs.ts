/** Menhirs' types and constants: they are made from its rules and only passed on here. */

export * from '../../../src/gloaming/server/messages/generated/menhirs';
