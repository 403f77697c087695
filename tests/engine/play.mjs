// `node play.mjs MODULE STATES STREAMS COUNT ROOM`: plays matches out in Node, and writes both back.
import { readFileSync, writeFileSync } from "node:fs";

const [modulePath, statesPath, streamsPath, count, room] = process.argv.slice(2);
const BLOCK_BYTES = 128;
const WORDS = 4; // of a stream

const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {});
const { memory, play_out_all: playOut, take } = instance.exports;

/** Puts bytes into the engine's memory; returns their address. */
function put(bytes) {
  const address = take(bytes.length) >>> 0;
  new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
  return address;
}

/** Writes the bytes of a file as they are in the engine's memory now. */
function keep(path, address, length) {
  writeFileSync(path, new Uint8Array(memory.buffer, address, length));
}

const [states, streams] = [readFileSync(statesPath), readFileSync(streamsPath)];
const [block, statesAt, streamsAt] = [take(BLOCK_BYTES) >>> 0, put(states), put(streams)];
// what it returns | states, how many | streams, how many, words | room
const slots = [0, statesAt, count, streamsAt, count, WORDS, room].map(BigInt);
new BigInt64Array(memory.buffer, block, slots.length).set(slots);
const status = playOut(block);
if (status !== 0) throw new Error(`it ended with status ${status}`);
keep(statesPath, statesAt, states.length);
keep(streamsPath, streamsAt, streams.length);
console.log(new BigInt64Array(memory.buffer, block, 1)[0].toString());
