import { CellError, wordsOf } from './cell-error.mjs';
import { documentOf, readContract } from './contract.mjs';
import { functions, priceCalls, priceCells } from './functions.mjs';
import { answerOf, cellsOf, noAnswer, readingOf, takePage, tokenIn } from './reading.mjs';

/** Calls that cells make within this time go out together. */
const TOGETHER_MS = 50;
/** Fields of one request; the server allows more. */
const MAX_TOGETHER = 10;
const KEEP_MS = 60_000;
const MAX_KEPT = 500;

const contract = readContract(CONTRACT);

/**
 * What is known already or on its way, by what was asked.
 *
 * @type {Map<string, { at: number, answer: Promise<import('./reading.mjs').Kept> }>}
 */
const known = new Map();
/** @typedef {{ resolve: (answer: unknown) => void, reject: (error: unknown) => void }} Waiting */
/** @type {(import('./reading.mjs').Reading & Waiting)[]} */
let waiting = [];
/** @type {{ value: string, until: number } | null} */
let token = null;
/** @type {Promise<string> | null} */
let asking = null;

/**
 * What a function shows in its cells: figures, or words where there are none.
 *
 * @param {string} name
 * @param {unknown[]} args
 */
export async function show(name, args) {
  try {
    if (name === 'INVEST_PRICE') return await prices(args);
    const ask = functions[name];
    if (ask === undefined) throw new CellError('UNKNOWN_FUNCTION', name);
    const asked = ask(args);
    const { reading, kept } = await read(asked);
    return cellsOf(reading, kept, asked.columns, dates);
  } catch (error) {
    return [[wordsOf(error)]];
  }
}

/** @param {unknown[]} args */
async function prices([symbols, fields, refresh]) {
  const answers = await Promise.all(priceCalls(symbols, refresh).map(read));
  const assets = answers.flatMap(({ kept }) => kept.rows);
  return priceCells(symbols, fields, answers[0]?.reading, assets, dates);
}

/** @param {import('./reading.mjs').Asked} asked */
async function read(asked) {
  const dayOf = (/** @type {Date} */ date) => date.toISOString().slice(0, 10);
  const reading = readingOf(contract, asked, dayOf);
  const key = JSON.stringify([asked.operation, reading.params, String(asked.refresh || '')]);
  const found = known.get(key);
  if (found && found.at > Date.now() - KEEP_MS) return { reading, kept: await found.answer };
  const answer = readAll(reading);
  known.delete(key);
  known.set(key, { at: Date.now(), answer });
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KEPT) break;
    known.delete(oldest);
  }
  return { reading, kept: await answer };
}

/** @param {import('./reading.mjs').Reading} reading */
async function readAll(reading) {
  /** @type {import('./reading.mjs').Kept} */
  const all = { rows: [], isCut: false };
  let { params } = reading;
  for (;;) {
    const { rows, cursor, isCut } = takePage(
      reading,
      await ask({ ...reading, params }),
      all.rows.length,
    );
    all.rows.push(...rows);
    all.isCut = isCut;
    if (cursor === null) return all;
    params = { ...params, cursor };
  }
}

/** @param {import('./reading.mjs').Reading} reading @returns {Promise<unknown>} */
function ask(reading) {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(sendAll, TOGETHER_MS);
    waiting.push({ ...reading, resolve, reject });
  });
}

function sendAll() {
  const all = waiting;
  waiting = [];
  for (let at = 0; at < all.length; at += MAX_TOGETHER) {
    const some = all.slice(at, at + MAX_TOGETHER);
    send(some, 0).catch((error) => {
      for (const { reject } of some) reject(error);
    });
  }
}

/**
 * One request for several cells; a token that is not taken any more is replaced once.
 *
 * @param {(import('./reading.mjs').Reading & Waiting)[]} calls
 * @param {number} attempt
 * @returns {Promise<void>}
 */
async function send(calls, attempt) {
  const variables = Object.fromEntries(calls.map(({ params }, at) => [`p${at}`, params]));
  const query = documentOf(calls.map(({ operation }) => operation));
  const bearer = calls.every(({ operation }) => operation.scope === '') ? null : await tokenOf();
  const response = await post(
    '/graphql',
    {
      'content-type': 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    JSON.stringify({ query, variables }),
  );
  if (response.status === 401 && attempt === 0) {
    token = null;
    return send(calls, 1);
  }
  const text = await response.text();
  if (calls.length > 1 && !/^\s*\{\s*"data"\s*:\s*\{/.test(text)) {
    // What one asks for in vain takes the answers of the others along.
    await Promise.all(calls.map((call) => send([call], attempt)));
    return;
  }
  calls.forEach(({ operation, resolve, reject }, at) => {
    try {
      resolve(answerOf(response.status, text, at, operation));
    } catch (error) {
      reject(error);
    }
  });
}

/** @returns {Promise<string>} */
function tokenOf() {
  if (token !== null && token.until > Date.now()) return Promise.resolve(token.value);
  asking ??= newToken().finally(() => {
    asking = null;
  });
  return asking;
}

async function newToken() {
  const id = await OfficeRuntime.storage.getItem('investing.id');
  const secret = await OfficeRuntime.storage.getItem('investing.secret');
  if (!id || !secret) throw new CellError('NOT_CONNECTED', 'Open Investing in the ribbon');
  const basic = btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`);
  const body = new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPES });
  const response = await post('/oauth/token', { authorization: `Basic ${basic}` }, body);
  const answer = tokenIn(response.status, await response.text());
  token = { value: answer.access_token, until: Date.now() + (answer.expires_in - 60) * 1_000 };
  return token.value;
}

/**
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {string | URLSearchParams} body
 */
async function post(path, headers, body) {
  try {
    return await fetch(BASE + path, { method: 'POST', headers, body });
  } catch (error) {
    throw noAnswer(Object(error).message);
  }
}

/**
 * Keeps a credential in this browser, which does not encrypt it, and tries it.
 *
 * @param {string} id
 * @param {string} secret
 */
export async function connect(id, secret) {
  await OfficeRuntime.storage.setItem('investing.id', id.trim());
  await OfficeRuntime.storage.setItem('investing.secret', secret.trim());
  token = null;
  known.clear();
  try {
    await tokenOf();
    return 'Connected. Type =INVESTING.INVEST_NETWORTH() into a cell.';
  } catch (error) {
    await disconnect();
    return wordsOf(error);
  }
}

/** Forgets the credential, the token that came of it, and what was read with it. */
export async function disconnect() {
  token = null;
  known.clear();
  await OfficeRuntime.storage.removeItem('investing.id');
  await OfficeRuntime.storage.removeItem('investing.secret');
}

/**
 * A number that Excel shows as a day, or as a moment of UTC.
 *
 * @type {import('./table.mjs').Dates}
 */
const dates = {
  day: (text) => dateCell(text, 'yyyy-mm-dd'),
  moment: (text) => dateCell(text, 'yyyy-mm-dd hh:mm:ss'),
};

/** @param {string} text @param {string} numberFormat */
function dateCell(text, numberFormat) {
  const basicValue = Date.parse(text) / 86_400_000 + 25_569;
  return { type: 'Double', basicValue, numberFormat };
}
