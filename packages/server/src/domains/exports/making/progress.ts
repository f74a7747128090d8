import type { SheetRow } from '../../../writers/sheet.ts';

/** A file may have so many rows; a printed one fewer. */
export const MAX_ROWS = 5_000_000;
export const MAX_PRINTED_ROWS = 10_000;
/** 1 GiB. */
const MAX_BYTES = 1_073_741_824;
const LAST_BEFORE_THE_END = 99;

/** The export would hold more than a file may. */
export class TooLarge extends Error {}

/** How far the making of a file is. */
export class Progress {
  readonly #expected: number;
  readonly #mostRows: number;
  readonly #tell: (percent: number) => Promise<void>;
  rows = 0;
  bytes = 0;

  /** @param tell is told after every page */
  constructor(expected: number, mostRows: number, tell: (percent: number) => Promise<void>) {
    this.#expected = expected;
    this.#mostRows = mostRows;
    this.#tell = tell;
    if (expected > mostRows) throw new TooLarge();
  }

  get percent(): number {
    if (this.#expected === 0) return 0;
    return Math.min(LAST_BEFORE_THE_END, Math.floor((100 * this.rows) / this.#expected));
  }

  /** Passes pages on, and counts their rows. */
  async *counted(pages: AsyncIterable<readonly SheetRow[]>): AsyncGenerator<readonly SheetRow[]> {
    for await (const page of pages) {
      this.rows += page.length;
      if (this.rows > this.#mostRows) throw new TooLarge();
      await this.#tell(this.percent);
      yield page;
    }
  }

  /** Passes bytes on, and counts them. */
  async *measured(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of bytes) {
      this.bytes += part.length;
      if (this.bytes > MAX_BYTES) throw new TooLarge();
      yield part;
    }
  }
}
