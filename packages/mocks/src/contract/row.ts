/**
 * A stored object of the contract: its fields by name. Inputs that no field shows, such as what a
 * natural key consists of, are kept beside them.
 */
export interface Row {
  readonly id: string;
  [field: string]: unknown;
}

/** A field that holds another stored object. */
export interface Link {
  readonly linkTo: string;
  readonly id: string;
}

export function link(type: string, id: string): Link {
  return { linkTo: type, id };
}

export function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'linkTo' in value;
}

/** The stored rows of one owner, by type, oldest first. */
export interface Rows {
  list(type: string): readonly Row[];
  find(type: string, id: string): Row | undefined;
  add(type: string, row: Row): Row;
  remove(type: string, id: string): boolean;
}

/** No owner ever has more of a type: what a runaway test adds is refused. */
const MOST_OF_A_TYPE = 20_000;

export function emptyRows(): Rows {
  const byType = new Map<string, Map<string, Row>>();
  return {
    list: (type) => [...(byType.get(type)?.values() ?? [])],
    find: (type, id) => byType.get(type)?.get(id),
    add(type, row) {
      const rows = byType.get(type) ?? new Map<string, Row>();
      if (rows.size >= MOST_OF_A_TYPE) throw new RangeError(`There are too many of ${type}`);
      rows.set(row.id, row);
      byType.set(type, rows);
      return row;
    },
    remove: (type, id) => byType.get(type)?.delete(id) ?? false,
  };
}
