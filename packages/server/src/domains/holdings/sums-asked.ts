import type { Whole } from '@investing-platform/rules/networth/minor-units';
import type { KeptBy, Leaves } from './kept-leaves.ts';
import type { Noted } from './kept-lists.ts';
import type { Leaf } from './sums.ts';

/** What parts come to is kept by its stamp: the same stamp means the same leaves for good. */
export interface Part {
  readonly id: string;
  /** Null: nothing is kept of it. */
  readonly stamp: string | null;
}

export interface PartTold<Column extends string> {
  /** For each of the places that were asked for. */
  readonly leaves: Readonly<Record<Column, Leaves>>;
  /** Asked where they are to be kept. */
  readonly keptBy: () => KeptBy | null;
}

/** Epoch milliseconds; the last is not in it any more. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** When what a part comes to may be something else than it was; null: never. */
export type Changed<Column extends string> = Readonly<Record<Column, Span | null>>;

/** What a part comes to at one of the places that are asked for; undefined: that is not known. */
export type LeafBefore<Column extends string> = (column: Column, index: number) => Leaf | undefined;

export interface SumsAsked<One extends Part, Column extends string> {
  /** Whose and of what: the parts of a key are one person's. */
  readonly key: string;
  /** Moments, ascending. */
  readonly times: readonly number[];
  /** Whether a moment is long enough ago for what is told of it to stand. */
  readonly isSettled: (time: number) => boolean;
  readonly parts: readonly One[];
  readonly columns: readonly Column[];
  /** Since a part was what is noted; null where nobody can tell. Default: nobody can. */
  readonly changedIn?: (part: One, noted: Noted) => Changed<Column> | null;
  /** Tells parts, in their order, at the moments of some places. */
  readonly tell: (
    parts: readonly One[],
    places: readonly number[],
    before: (id: string) => LeafBefore<Column>,
  ) => Promise<readonly PartTold<Column>[]>;
}

/** What all parts come to at a place. */
export interface ColumnTold {
  /** Of what is known. */
  readonly sumAt: (place: number) => Whole;
  /** Of how many parts nothing is. */
  readonly unknownAt: (place: number) => number;
}

export type SumsTold<Column extends string> = Readonly<Record<Column, ColumnTold>>;

export function byColumn<Column extends string>(
  columns: readonly Column[],
  tell: (column: Column, index: number) => ColumnTold,
): SumsTold<Column> {
  const all = columns.map((column, index) => [column, tell(column, index)]);
  return Object.fromEntries(all) as SumsTold<Column>;
}
