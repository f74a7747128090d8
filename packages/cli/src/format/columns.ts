import { UsageError } from '../usage-error.ts';
import { cellText } from './cell.ts';
import { amountText, groupedText } from './figure.ts';
import type { LeafKind, LeafKinds } from './leaf-kind.ts';

/** A column of a table or a CSV file: a path into a row, and its human name. */
export interface Column {
  readonly path: string;
  readonly name: string;
  /** Default: text. */
  readonly kind?: LeafKind | undefined;
  /** Of its amounts, where the rows themselves do not say it. */
  readonly code?: string | undefined;
}

/** Columns for paths: named as the contract names them, else by their own words. */
export function columnsFor(
  paths: readonly string[],
  named: readonly Column[],
  kinds: LeafKinds = {},
): readonly Column[] {
  const names = new Map(named.map(({ path, name }) => [path, name]));
  return paths.map((path) => ({
    path,
    name: names.get(path) ?? humanName(path),
    kind: Object.hasOwn(kinds, path) ? kinds[path] : undefined,
  }));
}

/** Stands for the person's display currency, which answers do not name. */
export const DISPLAY = '@display';

/** The path at which the currency of a column's amounts stands; null for other columns. */
export function currencyPath({ kind }: Column): string | null {
  return kind?.startsWith('AMOUNT ') ? kind.slice('AMOUNT '.length) : null;
}

/** The currency of an amount in a row; null where it is not known, or where there is no amount. */
export function currencyIn(row: unknown, column: Column): string | null {
  const path = currencyPath(column);
  if (valueAt(row, column.path) === null || path === null) return null;
  const code = column.code ?? valueAt(row, path);
  return typeof code === 'string' ? code : null;
}

/** What a person reads in a cell, without its currency. */
export function figureText(row: unknown, { path, kind = 'TEXT' }: Column): string {
  const value = valueAt(row, path);
  if (Array.isArray(value) || value === null || value === undefined) return cellText(value);
  if (kind === 'NUMBER') return groupedText(cellText(value));
  return kind.startsWith('AMOUNT') ? amountText(cellText(value)) : cellText(value);
}

/** What a person reads in a cell, with its currency. */
export function moneyText(row: unknown, column: Column): string {
  const text = figureText(row, column);
  const code = text === '' ? null : currencyIn(row, column);
  return code === null ? text : `${text} ${cellText(code)}`;
}

/** The columns of the rows of a list inside an object, whose currencies may stand above it. */
export function columnsInside(
  columns: readonly Column[],
  list: string,
  value: unknown,
): readonly Column[] {
  const prefix = `${list}.`;
  return columns
    .filter(({ path }) => path.startsWith(prefix))
    .map((column) => {
      const path = column.path.slice(prefix.length);
      const name = humanName(path);
      const currency = currencyPath(column);
      if (currency === null) return { ...column, path, name };
      if (currency.startsWith(prefix)) {
        return { ...column, path, name, kind: `AMOUNT ${currency.slice(prefix.length)}` };
      }
      const code = column.code ?? valueAt(value, currency);
      return { ...column, path, name, code: typeof code === 'string' ? code : undefined };
    });
}

/** `asset.lastPrice` -> `Asset: last price`. */
function humanName(path: string): string {
  const parts = path.split('.').map((part) => part.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2'));
  const words = parts.join(': ').toLowerCase();
  return path === '' ? 'Value' : words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The columns that a person asked for between commas, by path or name, in the asked order. Objects
 * and lists on the way to a column may be asked for as a whole.
 *
 * @throws {UsageError} where there is no such column
 */
export function chosenColumns(columns: readonly Column[], asked: string): readonly Column[] {
  const wholes = columns.flatMap(({ path }) => pathsAbove(path));
  const candidates = [...columns, ...columnsFor([...new Set(wholes)], [])];
  const wanted = asked.split(',').map((one) => one.trim());
  return wanted.map((one) => {
    const same = (text: string) => text.toLowerCase() === one.toLowerCase();
    const found = candidates.find(({ path, name }) => same(path) || same(name));
    if (found !== undefined) return found;
    const paths = columns.map(({ path }) => path).join(', ');
    throw new UsageError(`--columns: there is no ${one}. There are: ${paths}.`);
  });
}

/** `a.b.c` -> `a`, `a.b`. */
function pathsAbove(path: string): readonly string[] {
  const names = path.split('.');
  return names.slice(1).map((_name, at) => names.slice(0, at + 1).join('.'));
}

/** What stands in a row at a path, of each entry of a list; undefined where the path ends early. */
export function valueAt(row: unknown, path: string): unknown {
  if (path === '') return row;
  if (Array.isArray(row)) return row.map((one) => valueAt(one, path));
  if (typeof row !== 'object' || row === null) return undefined;
  const [name = '', ...rest] = path.split('.');
  return Object.hasOwn(row, name) ? valueAt(Reflect.get(row, name), rest.join('.')) : undefined;
}

/** The paths of all leaves of a value that came as JSON. Lists count as leaves. */
export function leafPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    leafPaths(inner, path === '' ? name : `${path}.${name}`),
  );
}
