import { CellError, nearest } from './cell-error.mjs';

/**
 * The parameters of an operation from what a cell says: JSON, `status=FILLED; limit=20`, or a range
 * of two columns, names beside values. Empty cells are left out.
 *
 * @param {import('./contract.mjs').Operation} operation
 * @param {unknown} given
 * @param {(date: Date) => string} dayOf the day of a date in the spreadsheet's time zone
 * @returns {Record<string, unknown>}
 */
export function readParams(operation, given, dayOf) {
  /** @type {Record<string, unknown>} */
  const params = {};
  for (const [name, value] of pairsOf(given)) {
    const [first = '', ...inner] = name.split('.');
    const kind = operation.params[first];
    if (kind === undefined) throw unknownName(operation, first);
    if (inner.length === 0) params[first] = convert(value, kind, dayOf);
    else {
      const object = /** @type {Record<string, unknown>} */ (params[first] || {});
      object[inner.join('.')] = value instanceof Date ? value.toISOString() : value;
      params[first] = object;
    }
  }
  return params;
}

/** @param {unknown} given @returns {[string, unknown][]} */
function pairsOf(given) {
  if (given === undefined || given === null || given === '') return [];
  if (Array.isArray(given)) {
    const [only] = given.flat();
    return given.flat().length === 1 ? pairsOf(only) : rowsOf(given);
  }
  if (typeof given !== 'string') {
    throw new CellError(
      'BAD_PARAMS',
      'Give a range of two columns, or text: status=FILLED; limit=20',
    );
  }
  if (given.trim().charAt(0) === '{') return ofJson(given);
  return given
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const at = part.indexOf('=');
      if (at < 1)
        throw new CellError('BAD_PARAMS', `"${part.trim()}" is not of the form name=value`);
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    });
}

/** @param {unknown[]} range @returns {[string, unknown][]} */
function rowsOf(range) {
  return range.flatMap((row) => {
    const [name, value] = Array.isArray(row) ? row : [row, ''];
    const isEmpty = [name, value].some((one) => one === '' || one === null || one === undefined);
    /** @type {[string, unknown][]} */
    const found = isEmpty ? [] : [[String(name).trim(), value]];
    return found;
  });
}

/** @param {string} text @returns {[string, unknown][]} */
function ofJson(text) {
  try {
    return Object.entries(JSON.parse(text));
  } catch (error) {
    throw new CellError('BAD_PARAMS', `The parameters are not JSON: ${Object(error).message}`);
  }
}

/**
 * @param {unknown} value
 * @param {string} kind
 * @param {(date: Date) => string} dayOf
 * @returns {unknown}
 */
function convert(value, kind, dayOf) {
  if (kind.charAt(1) === '*') {
    const all = typeof value === 'string' ? value.split(',') : [value].flat();
    return all.map((one) =>
      convert(typeof one === 'string' ? one.trim() : one, kind.charAt(0), dayOf),
    );
  }
  const date = dateOf(value, kind);
  if (date !== null) return kind === 'd' ? dayOf(date) : date.toISOString();
  if (typeof value === 'object') return value;
  if (kind === 't' && /^\d{4}-\d\d-\d\d$/.test(String(value))) return `${value}T00:00:00Z`;
  if (kind === 'n') return Number(value);
  if (kind === 'b') return /^(true|yes|1)$/i.test(String(value));
  if (kind === 'o') return JSON.parse(String(value));
  return String(value);
}

/**
 * The date of a cell: Excel hands in the number of days since the end of 1899.
 *
 * @param {unknown} value
 * @param {string} kind
 */
function dateOf(value, kind) {
  if (value instanceof Date) return value;
  if (typeof value !== 'number' || (kind !== 'd' && kind !== 't')) return null;
  return new Date(Math.round((value - 25_569) * 86_400_000));
}

/**
 * @param {import('./contract.mjs').Operation} operation
 * @param {string} wrong
 */
function unknownName({ name, params }, wrong) {
  const names = Object.keys(params);
  const [near] = nearest(wrong, names);
  const hint = near ? `did you mean ${near}?` : `there are: ${names.join(', ') || 'none'}`;
  return new CellError('BAD_PARAMS', `${name} takes no ${wrong}; ${hint}`);
}
