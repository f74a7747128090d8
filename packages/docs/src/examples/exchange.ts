import type { Operation } from '../reference.ts';

/** The value of `params`. */
export type Params = Readonly<Record<string, unknown>>;

/** A request and what the mocked platform answered; long lists and texts are shortened. */
export interface Exchange {
  readonly params: Params | null;
  /** The body of the answer, for a subscription the first event; null where it has none to show. */
  readonly answer: { readonly data: Readonly<Record<string, unknown>> } | null;
  readonly isShortened: boolean;
}

/** The example of the contract, without an answer. */
export function unanswered({ hints }: Operation): Exchange {
  return { params: paramsOf(hints.example), answer: null, isShortened: false };
}

export function paramsOf(example: unknown): Params | null {
  return typeof example === 'object' && example !== null ? (example as Params) : null;
}

const MAX_ENTRIES = 2;
const MAX_CHARACTERS = 240;

/** Lists of two entries and texts of 240 characters at most: still of the types of the schema. */
export function shortened<Value>(value: Value): { value: Value; isShortened: boolean } {
  let isShortened = false;
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (Array.isArray(part) && part.length > MAX_ENTRIES) {
      isShortened = true;
      return part.slice(0, MAX_ENTRIES);
    }
    if (typeof part === 'string' && part.length > MAX_CHARACTERS) {
      isShortened = true;
      return `${part.slice(0, MAX_CHARACTERS)}…`;
    }
    return part;
  });
  return { value: JSON.parse(text) as Value, isShortened };
}
