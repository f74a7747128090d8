import type { RowTypes } from '../generated/rows.ts';
import type { Beside, OwnTypes } from './beside.ts';
import type { Link } from './link.ts';

/** A stored object, as those know it who treat all types alike: its fields by name. */
export interface Row {
  readonly id: string;
  [field: string]: unknown;
}

/** A type of the contract that objects are stored of. */
export type TypeName = keyof StoredTypes;

type StoredTypes = RowTypes & OwnTypes;

/**
 * A stored object of a type: the fields that the contract shows, the inputs that no field of it
 * shows, such as what a natural key consists of, and what the mocks keep beside them.
 */
export type RowOf<Type extends string> = Type extends TypeName
  ? StoredTypes[Type] &
      (Type extends keyof Beside ? Beside[Type] : unknown) & { readonly id: string }
  : Row;

/** A name of a type: one that is written out is a type's. */
export type Named<Type extends string> = string extends Type
  ? Type
  : Type extends TypeName
    ? Type
    : never;

export function link<Type extends string>(type: Type & Named<Type>, id: string): Link {
  return { linkTo: type, id };
}

export function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'linkTo' in value;
}

/** What fields of a row are to be: the very same value each. */
export type Having<Type extends string> = { readonly [Field in keyof RowOf<Type>]?: unknown };

/** The rows that have them; all where none are asked for. */
export function havingAll<One extends object>(
  rows: readonly One[],
  having: object | undefined,
): readonly One[] {
  if (having === undefined) return rows;
  const wanted = Object.entries(having);
  return rows.filter((row) => wanted.every(([field, value]) => Object(row)[field] === value));
}

/** The stored rows of one owner, by type, oldest first. */
export interface Rows {
  list<Type extends string>(
    type: Type & Named<Type>,
    having?: Having<Type>,
  ): readonly RowOf<Type>[];
  find<Type extends string>(type: Type & Named<Type>, id: string): RowOf<Type> | undefined;
  add<Type extends string>(type: Type & Named<Type>, row: RowOf<Type>): RowOf<Type>;
  remove(type: string, id: string): boolean;
}

/** No owner ever has more of a type: what a runaway test adds is refused. */
const MAX_OF_A_TYPE = 20_000;

export function emptyRows(): Rows {
  const byType = new Map<string, Map<string, { readonly id: string }>>();
  return {
    list: <Type extends string>(type: Type & Named<Type>, having?: Having<Type>) =>
      havingAll([...(byType.get(type)?.values() ?? [])], having) as RowOf<Type>[],
    find: <Type extends string>(type: Type & Named<Type>, id: string) =>
      byType.get(type)?.get(id) as RowOf<Type> | undefined,
    add(type, row) {
      const rows = byType.get(type) ?? new Map<string, { readonly id: string }>();
      if (rows.size >= MAX_OF_A_TYPE) throw new RangeError(`There are too many of ${type}`);
      rows.set(row.id, row);
      byType.set(type, rows);
      return row;
    },
    remove: (type, id) => byType.get(type)?.delete(id) ?? false,
  };
}
