// Plays matches out with the engine of a game, and returns how many moves were made and what became of them.
async (address, states, streams, count, room) => {
  const BLOCK_BYTES = 128;
  const WORDS = 4; // of a stream
  const fromText = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const toText = (bytes) => btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));

  const { instance } = await WebAssembly.instantiateStreaming(fetch(address), {});
  const { memory, play_out_all: playOut, take } = instance.exports;
  const given = [states, streams].map(fromText);
  const block = take(BLOCK_BYTES) >>> 0;
  const places = given.map(({ length }) => take(length) >>> 0);
  given.forEach((bytes, index) => new Uint8Array(memory.buffer).set(bytes, places[index]));
  // what it returns | states, how many | streams, how many, words | room
  const slots = [0, places[0], count, places[1], count, WORDS, room].map(BigInt);
  new BigInt64Array(memory.buffer, block, slots.length).set(slots);
  const status = playOut(block);
  if (status !== 0) throw new Error(`it ended with status ${status}`);
  const ends = given.map(({ length }, index) => new Uint8Array(memory.buffer, places[index], length));
  return [Number(new BigInt64Array(memory.buffer, block, 1)[0]), ...ends.map(toText)];
}
