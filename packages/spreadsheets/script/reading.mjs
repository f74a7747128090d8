import { CellError, nearest } from './cell-error.mjs';
import { readParams } from './params.mjs';
import { chosen, columnsOf, rowsAt, tableOf, valueAt } from './table.mjs';

/** Rows of one page at most, and of one table at most. */
const PAGE = 500;
const MAX_ROWS = 5_000;

/**
 * What a cell asks for.
 *
 * @typedef {{ operation: string, params?: unknown, columns?: unknown, refresh?: unknown }} Asked
 */

/**
 * An operation, the part of its answer that is shown, and the parameters to send.
 *
 * @typedef {object} Reading
 * @property {import('./contract.mjs').Operation} operation
 * @property {import('./contract.mjs').Field} field
 * @property {string[]} way
 * @property {Record<string, unknown>} params
 * @property {number} most rows to read
 */

/**
 * @param {import('./contract.mjs').Contract} contract
 * @param {Asked} asked
 * @param {(date: Date) => string} dayOf
 * @returns {Reading}
 */
export function readingOf(contract, asked, dayOf) {
  const [name = '', ...part] = String(asked.operation).trim().split('.');
  const operation = contract.get(name);
  if (operation === undefined) throw unknownOperation(contract.names, name);
  const { field, way } = rowsAt(operation, part.join('.'));
  const params = readParams(operation, asked.params, dayOf);
  const most = Math.min(MAX_ROWS, Number(params.limit) || MAX_ROWS);
  if (operation.mostRows > 0) params.limit = Math.min(most, PAGE, operation.mostRows);
  return { operation, field, way, params, most };
}

/**
 * @param {string[]} names
 * @param {string} wrong
 */
function unknownOperation(names, wrong) {
  const near = nearest(wrong, names).join(' or ');
  const hint = near ? `did you mean ${near}?` : 'the reference lists all queries';
  return new CellError('UNKNOWN_OPERATION', `${wrong}; ${hint}`);
}

/**
 * The rows of an answer, and the cursor of the page after it where more of them are wanted.
 *
 * @param {Reading} reading
 * @param {unknown} answer
 * @param {number} known rows of the pages before
 */
export function takePage({ way, most }, answer, known) {
  const value = valueAt(answer, way.join('.'));
  const rows = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  const cursor = way.length === 1 && way[0] === 'nodes' ? Object(answer).nextCursor : null;
  const isEnough = known + rows.length >= most;
  return { rows, cursor: isEnough || !cursor ? null : String(cursor), isCut: isEnough && !!cursor };
}

/**
 * What is kept of an answer for all cells that ask the same.
 *
 * @typedef {{ rows: unknown[], isCut: boolean }} Kept
 */

/**
 * The cells of an answer.
 *
 * @param {Reading} reading
 * @param {Kept} kept
 * @param {unknown} columns
 * @param {import('./table.mjs').Dates} dates
 */
export function cellsOf({ operation, field, most }, { rows, isCut }, columns, dates) {
  const table = tableOf(chosen(columnsOf(field, operation.names), columns), rows, dates);
  if (isCut && most === MAX_ROWS) {
    table.push([`#MORE ${MAX_ROWS} rows are shown; ask for fewer`, ...blanks(table)]);
  }
  return table;
}

/** @param {unknown[][]} table */
function blanks(table) {
  return (table[0] || []).slice(1).map(() => '');
}

/**
 * What one operation of an answer gave.
 *
 * @param {number} status
 * @param {string} text
 * @param {number} at which alias
 * @param {import('./contract.mjs').Operation} operation
 */
export function answerOf(status, text, at, operation) {
  const { data, errors } = Object(parsed(text));
  const alias = `a${at}`;
  const all = Array.isArray(errors) ? errors : [];
  const own = all.find(({ path }) => path === undefined || path === null || path[0] === alias);
  if (own !== undefined) throw errorOf(own, operation);
  if (data === undefined || data === null) throw strange(status);
  return data[alias];
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {number} status */
function strange(status) {
  if (status === 401) return new CellError('UNAUTHENTICATED', 'Connect again');
  if (status === 429)
    return new CellError('RATE_LIMITED', 'Too many requests; refresh in a minute');
  return noAnswer(`status ${status}`);
}

/** @param {string} why */
export function noAnswer(why) {
  const repair = 'Is the server up? Where it moved, take its script anew';
  return new CellError('NO_ANSWER', `No answer from ${BASE} (${why}). ${repair}`);
}

/**
 * The token in an answer of the token endpoint.
 *
 * @param {number} status
 * @param {string} text
 * @returns {{ access_token: string, expires_in: number }}
 */
export function tokenIn(status, text) {
  const answer = Object(parsed(text));
  if (typeof answer.access_token === 'string') return answer;
  if (typeof answer.error !== 'string') throw strange(status);
  const said = answer.error_description || answer.error;
  throw new CellError('NOT_CONNECTED', `${BASE} refused the credential: ${said}. Connect again`);
}

/**
 * @param {unknown} error
 * @param {import('./contract.mjs').Operation} operation
 */
function errorOf(error, { scope }) {
  const { message, extensions } = Object(error);
  const { code = 'INTERNAL', fields } = Object(extensions);
  if (code === 'FORBIDDEN' && scope) {
    return new CellError(code, `${scope}: it needs a paid plan and a confirmed e-mail address`);
  }
  const [field] = Array.isArray(fields) ? fields : [];
  const said = field
    ? `${String(field.path).replace(/^p\d+/, 'params')}: ${field.message}`
    : String(message);
  return new CellError(code, said);
}
