import type { Field, TableLayout } from './layout.ts';

/** Where a field stands in the rows of a table. */
interface Place {
  readonly index: number;
  /** In the name of the column itself. */
  readonly currency: string | null;
}

/** The fields of a table by the names of its columns. */
export class Columns {
  readonly layout: TableLayout;
  readonly names: readonly string[];
  readonly #places: Partial<Record<Field, readonly Place[]>> = {};

  constructor(layout: TableLayout, names: readonly string[]) {
    this.layout = layout;
    this.names = names;
    for (const [field, wanted] of Object.entries(layout.columns)) {
      this.#places[field as Field] = wanted.flatMap((name) => placesOf(name, names));
    }
  }

  /** The first that is filled. */
  text(cells: readonly string[], field: Field): string | null {
    const place = this.filled(cells, field)[0];
    return place === undefined ? null : (cells[place.index] ?? null);
  }

  /** All that are filled. */
  filled(cells: readonly string[], field: Field): readonly Place[] {
    return (this.#places[field] ?? []).filter(({ index }) => (cells[index] ?? '') !== '');
  }

  has(field: Field): boolean {
    return (this.#places[field] ?? []).length > 0;
  }

  /** The currency that the names of the columns tell, filled or not. */
  currencyOf(field: Field): string | null {
    return this.#places[field]?.find(({ currency }) => currency !== null)?.currency ?? null;
  }

  /** What a column is called, for who reads about it. */
  nameOf(field: Field): string {
    const [place] = this.#places[field] ?? [];
    return (place === undefined ? undefined : this.names[place.index]) || field;
  }

  /** The cell of a column by its name. */
  cell(cells: readonly string[], name: string): string {
    return cells[this.names.indexOf(name)] ?? '';
  }
}

function placesOf(wanted: string, names: readonly string[]): Place[] {
  if (wanted.endsWith(' >')) {
    const before = names.indexOf(wanted.slice(0, -2));
    // A column with a name of its own is another one.
    return before >= 0 && names[before + 1] === '' ? [{ index: before + 1, currency: null }] : [];
  }
  if (!wanted.includes('@')) {
    const index = names.indexOf(wanted);
    return index < 0 ? [] : [{ index, currency: null }];
  }
  const [before = '', after = ''] = wanted.split('@');
  return names.flatMap((name, index) => {
    if (!name.startsWith(before) || !name.endsWith(after)) return [];
    const code = name.slice(before.length, name.length - after.length);
    return /^[a-z]{3}$/.test(code) ? [{ index, currency: code.toUpperCase() }] : [];
  });
}

/** The name of a column, however it is written. */
export function columnName(cell: string): string {
  return cell
    .replace(/^\ufeff/, '')
    .replace(/\(optional\)|\*/gi, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
}
