/**
 * A module of the engine at work: its memory, and calls with a block of arguments.
 *
 *   block     result | number | address, extent | ...     slots of 8 bytes
 *   scratch                         +--> the array's bytes
 */

const BLOCK_BYTES = 1024;
const SCRATCH_BYTES = 1 << 18;
const ALIGNMENT = 16;

type Exported = Readonly<Record<string, (address: number) => number>>;

/** Something went wrong in compiled code; whoever called it goes on with a new instance. */
export class EngineError extends Error {}

export class Instance {
  readonly block: number;
  readonly #exported: Exported;
  readonly #memory: WebAssembly.Memory;
  #scratch: number;
  #room = SCRATCH_BYTES;
  #used = 0;
  #view: DataView;

  constructor(module: WebAssembly.Module) {
    const { memory, ...exported } = new WebAssembly.Instance(module).exports;
    this.#memory = memory as WebAssembly.Memory;
    this.#exported = exported as Exported;
    this.block = this.take(BLOCK_BYTES);
    this.#scratch = this.take(SCRATCH_BYTES);
    this.#view = new DataView(this.#memory.buffer);
  }

  /** Take so many bytes of memory, all zero, for good; return their address. */
  take(bytes: number): number {
    const take = this.#exported.take;
    if (!take) throw new EngineError('this is no module of the engine');
    try {
      return take(bytes) >>> 0;
    } catch {
      throw new EngineError(`there is no room for ${bytes} bytes more`);
    }
  }

  /** The memory for numbers; growing makes a new one, so nobody keeps it. */
  get view(): DataView {
    if (this.#view.buffer !== this.#memory.buffer) this.#view = new DataView(this.#memory.buffer);
    return this.#view;
  }

  /** The bytes of a piece of memory, of which the same is true. */
  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, length);
  }

  /** Make room for so many bytes during the next call. */
  begin(bytes: number): void {
    this.#used = 0;
    if (bytes <= this.#room) return;
    this.#room = Math.max(bytes, 2 * this.#room);
    this.#scratch = this.take(this.#room);
  }

  /** Return an address for so many bytes during the next call. */
  place(bytes: number): number {
    const address = this.#scratch + this.#used;
    this.#used += padded(bytes);
    return address;
  }

  /** Call an entry point, whose arguments are in the block. */
  run(name: string): void {
    const call = this.#exported[name];
    if (!call) throw new EngineError(`the engine has no entry point ${name}`);
    let status;
    try {
      status = call(this.block);
    } catch (error) {
      throw new EngineError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (status !== 0) throw new EngineError(`${name} ended with status ${status}`);
  }
}

/** Return how many bytes something takes up, so that the next one begins where it may. */
export function padded(bytes: number): number {
  return (bytes + ALIGNMENT - 1) & -ALIGNMENT;
}
