/** Few: what waits to be packed is all that a collector has to copy, and lists may be many. */
const ITEMS_A_PART = 32;

/** What a packed list is between threads. */
export interface Packed {
  readonly parts: Uint8Array<ArrayBuffer>[];
  readonly shapes: string[][];
  readonly length: number;
}

/**
 * A long list that mostly waits. Its items, values of JSON, lie as bytes outside of the heap, where
 * they cost no collector anything, and go to another thread without a copy. The names of their
 * fields are kept once for all of them: they would be two thirds of a row of a table.
 */
export class PackedList<Item> {
  readonly #parts: Uint8Array<ArrayBuffer>[];
  readonly #shapes: Shapes;
  #last: Item[] = [];
  #length: number;

  constructor({ parts, shapes, length }: Packed = { parts: [], shapes: [], length: 0 }) {
    this.#parts = parts;
    this.#shapes = new Shapes(shapes);
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
    const bare = this.#last.map((item) => this.#shapes.strip(item));
    this.#parts.push(new TextEncoder().encode(JSON.stringify(bare)));
    this.#last = [];
  }

  #unpack(part: Uint8Array): Item[] {
    const bare: unknown[] = JSON.parse(new TextDecoder().decode(part));
    return bare.map((item) => this.#shapes.dress(item) as Item);
  }

  /** In the order in which they came, each time anew. */
  *[Symbol.iterator](): Generator<Item, void, void> {
    for (const part of this.#parts) yield* this.#unpack(part);
    yield* this.#last;
  }

  /** The same once: what was told is let go, and the list is empty in the end. */
  *drain(): Generator<Item, void, void> {
    for (let part = this.#parts.shift(); part !== undefined; part = this.#parts.shift()) {
      yield* this.#unpack(part);
    }
    yield* this.#last.splice(0);
    this.#length = 0;
  }

  /** All of it, for another thread: the bytes may be transferred. */
  pack(): Packed {
    this.#pack();
    return { parts: this.#parts, shapes: this.#shapes.known, length: this.#length };
  }
}

/** Of a list in place of a shape. */
const LIST = -1;

/** The names of fields that objects have, each set of them once, in order. */
class Shapes {
  readonly known: string[][];
  readonly #placeOf = new Map<string, number>();

  constructor(known: string[][]) {
    this.known = known;
    for (const [place, names] of known.entries()) this.#placeOf.set(JSON.stringify(names), place);
  }

  /** An object becomes its shape and its values, one after the other. */
  strip(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return [LIST, ...value.map((one) => this.strip(one))];
    const values = Object.values(value).map((one) => this.strip(one));
    return [this.#place(Object.keys(value)), ...values];
  }

  #place(names: string[]): number {
    const key = JSON.stringify(names);
    const place = this.#placeOf.get(key) ?? this.known.push(names) - 1;
    this.#placeOf.set(key, place);
    return place;
  }

  dress(value: unknown): unknown {
    if (!Array.isArray(value)) return value;
    const [shape, ...values] = value;
    const dressed = values.map((one) => this.dress(one));
    if (shape === LIST) return dressed;
    const names = this.known[shape] ?? [];
    return Object.fromEntries(names.map((name, place) => [name, dressed[place]]));
  }
}
