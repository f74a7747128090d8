import { CellError, nearest } from './cell-error.mjs';

/** More digits than a spreadsheet's numbers keep. */
const MAX_DIGITS = 15;

/**
 * How a host writes a day and a moment into a cell.
 *
 * @typedef {{ day: (text: string) => unknown, moment: (text: string) => unknown }} Dates
 */

/** @typedef {{ path: string, name: string, kind: string }} Column */

/**
 * Finds what an answer's rows are: those of a page or a list, an object as a row of its own, or what
 * stands at a path inside of it.
 *
 * @param {import('./contract.mjs').Operation} operation
 * @param {string} path such as `points` of `getPortfolioHistory`; empty: the answer itself
 */
export function rowsAt(operation, path) {
  let field = operation.result;
  const names = path === '' ? [] : path.split('.');
  /** @type {string[]} */
  const way = [];
  for (const name of names) {
    const next = (field.fields || []).find((one) => one.name === name);
    if (next === undefined || (!next.fields && !next.isList)) throw noPart(operation, field, name);
    field = next;
    way.push(name);
  }
  const nodes = (field.fields || []).find(({ name, isList }) => name === 'nodes' && isList);
  if (nodes === undefined) return { field, way };
  return { field: nodes, way: [...way, 'nodes'] };
}

/**
 * @param {import('./contract.mjs').Operation} operation
 * @param {import('./contract.mjs').Field} field
 * @param {string} wrong
 */
function noPart({ name }, { fields }, wrong) {
  const parts = (fields || []).filter((one) => one.fields || one.isList).map((one) => one.name);
  return new CellError(
    'BAD_OPERATION',
    `${name} has no part ${wrong}; it has: ${parts.join(', ')}`,
  );
}

/**
 * The columns of rows: their leaves, and those of the single objects inside of them.
 *
 * @param {import('./contract.mjs').Field} field
 * @param {Record<string, string>} names
 * @returns {Column[]}
 */
export function columnsOf({ fields, kind }, names) {
  if (fields === null) return [{ path: '', name: 'Value', kind }];
  return below(fields, '', names);
}

/**
 * @param {import('./contract.mjs').Field[]} fields
 * @param {string} prefix
 * @param {Record<string, string>} names
 * @returns {Column[]}
 */
function below(fields, prefix, names) {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    if (field.fields) return field.isList ? [] : below(field.fields, `${path}.`, names);
    return [{ path, name: names[path] || humanName(path), kind: field.kind }];
  });
}

/** `asset.lastPrice` -> `Asset: last price` @param {string} path */
export function humanName(path) {
  const words = path
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split('.')
    .join(': ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The columns that were asked for, by path or name, in that order; all where none was.
 *
 * @param {Column[]} columns
 * @param {unknown} asked text with commas, or a range
 */
export function chosen(columns, asked) {
  const cells = [asked].flat(2);
  const texts = cells.length === 1 ? String(cells[0] || '').split(',') : cells;
  const wanted = texts.map((text) => String(text).trim()).filter((text) => text !== '');
  if (wanted.length === 0) return columns;
  return wanted.map((one) => {
    const same = (/** @type {string} */ text) => text.toLowerCase() === one.toLowerCase();
    const found = columns.find(({ path, name }) => same(path) || same(name));
    if (found) return found;
    const paths = columns.map(({ path }) => path);
    const [near] = nearest(one, paths);
    const hint = near ? `did you mean ${near}?` : `there are: ${paths.join(', ')}`;
    throw new CellError('UNKNOWN_COLUMN', `${one}; ${hint}`);
  });
}

/**
 * A line of names, then the rows.
 *
 * @param {Column[]} columns
 * @param {readonly unknown[]} rows
 * @param {Dates} dates
 * @returns {unknown[][]}
 */
export function tableOf(columns, rows, dates) {
  const lines = rows.map((row) =>
    columns.map((column) => cellOf(valueAt(row, column.path), column.kind, dates)),
  );
  return [columns.map(({ name }) => name), ...lines];
}

/** @param {unknown} row @param {string} path @returns {unknown} */
export function valueAt(row, path) {
  if (path === '') return row;
  return path.split('.').reduce((value, name) => (value ? Object(value)[name] : null), row);
}

/**
 * @param {unknown} value
 * @param {string} kind
 * @param {Dates} dates
 * @returns {unknown}
 */
export function cellOf(value, kind, dates) {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value !== 'string') return value;
  if (kind === '#') return numberOf(value);
  if (kind === '~') return dates.day(value);
  if (kind === '@') return dates.moment(value);
  return value;
}

/** A number where a cell keeps each of its digits, else the text. @param {string} text */
export function numberOf(text) {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const digits = text.replace(/[-.]/g, '').replace(/^0+/, '');
  const significant = text.indexOf('.') < 0 ? digits : digits.replace(/0+$/, '');
  return significant.length > MAX_DIGITS ? text : Number(text);
}
