/** Few: what waits to be packed is all that a collector has to copy, and lists may be many. */
const ITEMS_A_PART = 32;

/** What a packed list is between threads. */
export interface Packed {
  readonly parts: Uint8Array<ArrayBuffer>[];
  readonly length: number;
}

/**
 * A long list that mostly waits. Its items, values of JSON, lie as bytes outside of the heap, where
 * they cost no collector anything, and go to another thread without a copy.
 */
export class PackedList<Item> {
  readonly #parts: Uint8Array<ArrayBuffer>[];
  #last: Item[] = [];
  #length: number;

  constructor({ parts, length }: Packed = { parts: [], length: 0 }) {
    this.#parts = parts;
    this.#length = length;
  }

  get length(): number {
    return this.#length;
  }

  push(item: Item): void {
    this.#length += 1;
    this.#last.push(item);
    if (this.#last.length >= ITEMS_A_PART) this.#pack();
  }

  #pack(): void {
    if (this.#last.length === 0) return;
    this.#parts.push(new TextEncoder().encode(JSON.stringify(this.#last)));
    this.#last = [];
  }

  /** In the order in which they came, each time anew. */
  *[Symbol.iterator](): Generator<Item, void, void> {
    for (const part of this.#parts) yield* unpacked<Item>(part);
    yield* this.#last;
  }

  /** The same once: what was told is let go, and the list is empty in the end. */
  *drain(): Generator<Item, void, void> {
    for (let part = this.#parts.shift(); part !== undefined; part = this.#parts.shift()) {
      yield* unpacked<Item>(part);
    }
    yield* this.#last.splice(0);
    this.#length = 0;
  }

  /** All of it, for another thread: the bytes may be transferred. */
  pack(): Packed {
    this.#pack();
    return { parts: this.#parts, length: this.#length };
  }
}

const unpacked = <Item>(part: Uint8Array): Item[] => JSON.parse(new TextDecoder().decode(part));
