import { CellError, wordsOf } from './cell-error.mjs';
import { documentOf, readContract } from './contract.mjs';
import { functions, priceCalls, priceCells } from './functions.mjs';
import { answerOf, cellsOf, noAnswer, readingOf, takePage, tokenIn } from './reading.mjs';

/** How long an answer serves all cells that ask the same. */
const KEEP_SECONDS = 60;
const KEEP_ERROR_SECONDS = 10;
/** A custom function ends after 30 seconds: it says so itself before. */
const PATIENCE_MS = 24_000;
/** A value of the cache has 100 KB at most, and a character three bytes. */
const PIECE = 30_000;
const MAX_PIECES = 30;

const contract = readContract(CONTRACT);

/**
 * What a function shows in its cells: figures, or words where there are none.
 *
 * @param {string} name
 * @param {unknown[]} args
 */
export function show(name, args) {
  const deadline = Date.now() + PATIENCE_MS;
  try {
    if (name === 'INVEST_PRICE') return prices(args, deadline);
    const ask = functions[name];
    if (ask === undefined) throw new CellError('UNKNOWN_FUNCTION', name);
    const asked = ask(args);
    const { reading, kept } = read(asked, deadline);
    return cellsOf(reading, kept, asked.columns, dates());
  } catch (error) {
    return wordsOf(error);
  }
}

/** @param {unknown[]} args @param {number} deadline */
function prices([symbols, fields, refresh], deadline) {
  const answers = priceCalls(symbols, refresh).map((asked) => read(asked, deadline));
  const assets = answers.flatMap(({ kept }) => kept.rows);
  const cells = priceCells(symbols, fields, answers[0]?.reading, assets, dates());
  return Array.isArray(symbols) || cells[0]?.length !== 1 ? cells : cells[0][0];
}

/**
 * Reads all rows of what a cell asks for, once for all cells that ask the same.
 *
 * @param {import('./reading.mjs').Asked} asked
 * @param {number} deadline
 */
function read(asked, deadline) {
  const zone = () => SpreadsheetApp.getActive().getSpreadsheetTimeZone();
  const dayOf = (/** @type {Date} */ date) => Utilities.formatDate(date, zone(), 'yyyy-MM-dd');
  const reading = readingOf(contract, asked, dayOf);
  const subject = [asked.operation, reading.params, String(asked.refresh || '')];
  const kept = shared(JSON.stringify(subject), deadline, () => {
    /** @type {import('./reading.mjs').Kept} */
    const all = { rows: [], isCut: false };
    let { params } = reading;
    for (;;) {
      const answer = ask({ ...reading, params }, deadline);
      const { rows, cursor, isCut } = takePage(reading, answer, all.rows.length);
      all.rows.push(...rows);
      all.isCut = isCut;
      if (cursor === null) return { value: all, seconds: KEEP_SECONDS };
      params = { ...params, cursor };
    }
  });
  return { reading, kept };
}

/**
 * One request. A token that the server does not take any more is replaced once, and where there are
 * too many requests the server's wait is kept to, as far as there is time.
 *
 * @param {import('./reading.mjs').Reading} reading
 * @param {number} deadline
 */
function ask({ operation, params }, deadline) {
  const payload = JSON.stringify({ query: documentOf([operation]), variables: { p0: params } });
  for (let attempt = 0; ; attempt += 1) {
    if (Date.now() > deadline) throw new CellError('TOO_SLOW', 'The server takes too long');
    const token = operation.scope === '' ? '' : tokenOf(deadline);
    const response = post('/graphql', {
      contentType: 'application/json',
      ...(token === '' ? {} : { headers: { Authorization: `Bearer ${token}` } }),
      payload,
    });
    const status = response.getResponseCode();
    if (status === 401 && attempt === 0) {
      CacheService.getUserCache().remove(keyOf('token'));
      continue;
    }
    const wait = 1_000 * Number(Object(response.getHeaders())['Retry-After'] || 1);
    const isBusy = status === 429 || status === 503;
    if (isBusy && attempt < 3 && Date.now() + wait < deadline) {
      Utilities.sleep(wait);
      continue;
    }
    return answerOf(status, response.getContentText(), 0, operation);
  }
}

/** @param {number} deadline @returns {string} */
export function tokenOf(deadline) {
  return shared('token', deadline, () => {
    const { INVESTING_ID = '', INVESTING_SECRET = '' } =
      PropertiesService.getUserProperties().getProperties();
    if (INVESTING_ID === '') {
      throw new CellError('NOT_CONNECTED', 'Open the menu Investing, then Connect');
    }
    const basic = `${encodeURIComponent(INVESTING_ID)}:${encodeURIComponent(INVESTING_SECRET)}`;
    const response = post('/oauth/token', {
      headers: { Authorization: `Basic ${Utilities.base64Encode(basic)}` },
      payload: { grant_type: 'client_credentials', scope: SCOPES },
    });
    const answer = tokenIn(response.getResponseCode(), response.getContentText());
    return { value: answer.access_token, seconds: Math.min(21_600, answer.expires_in - 60) };
  });
}

/** @param {string} path @param {object} options */
function post(path, options) {
  try {
    const whole = { method: 'post', muteHttpExceptions: true, followRedirects: false, ...options };
    return UrlFetchApp.fetch(BASE + path, whole);
  } catch (error) {
    throw noAnswer(Object(error).message);
  }
}

/**
 * What one cell makes for all: the first leaves a mark that it is at work, and the others wait for
 * what it puts in the mark's place. A mark whose maker died is gone when a function has to end.
 *
 * @template Value
 * @param {string} subject
 * @param {number} deadline
 * @param {() => { value: Value, seconds: number }} make
 * @returns {Value}
 */
function shared(subject, deadline, make) {
  const cache = CacheService.getUserCache();
  const key = keyOf(subject);
  while (!claim(cache, key, deadline)) {
    const kept = take(cache, key);
    if (kept?.error) throw new CellError(kept.error.code, kept.error.message);
    if (kept) return kept.value;
    if (Date.now() > deadline) throw new CellError('TOO_SLOW', 'Another cell asks for the same');
    Utilities.sleep(150);
  }
  try {
    const { value, seconds } = make();
    put(cache, key, { value }, seconds);
    return value;
  } catch (error) {
    const { code, message } = Object(error);
    put(cache, key, { error: { code, message } }, KEEP_ERROR_SECONDS);
    throw error;
  }
}

/**
 * Whether this cell is the one that makes it.
 *
 * @param {Cache} cache
 * @param {string} key
 * @param {number} deadline
 */
function claim(cache, key, deadline) {
  if (cache.get(key) !== null) return false;
  const lock = LockService.getUserLock();
  if (!lock.tryLock(Math.max(1, deadline - Date.now()))) return false;
  try {
    if (cache.get(key) !== null) return false;
    cache.put(key, '?', 30);
    return true;
  } finally {
    lock.releaseLock();
  }
}

/** @param {Cache} cache @param {string} key */
function take(cache, key) {
  const first = cache.get(key);
  const count = Number(/^(\d+)\n/.exec(first || '')?.[1] || 0);
  if (first === null || count === 0) return null;
  const keys = Array.from({ length: count - 1 }, (_, at) => `${key}.${at + 1}`);
  const rest = keys.length === 0 ? {} : cache.getAll(keys);
  const pieces = keys.map((one) => rest[one]);
  if (pieces.some((piece) => piece === undefined)) {
    cache.remove(key);
    return null;
  }
  return JSON.parse(first.slice(first.indexOf('\n') + 1) + pieces.join(''));
}

/** @param {Cache} cache @param {string} key @param {unknown} kept @param {number} seconds */
function put(cache, key, kept, seconds) {
  const text = JSON.stringify(kept);
  const count = Math.max(1, Math.ceil(text.length / PIECE));
  if (count > MAX_PIECES) {
    cache.remove(key);
    return;
  }
  /** @type {Record<string, string>} */
  const pieces = {};
  for (let at = 1; at < count; at += 1) {
    pieces[`${key}.${at}`] = text.slice(at * PIECE, (at + 1) * PIECE);
  }
  if (count > 1) cache.putAll(pieces, seconds);
  // Last, since whoever finds it reads the others.
  cache.put(key, `${count}\n${text.slice(0, PIECE)}`, seconds);
}

/**
 * Another credential, another key: nobody reads what was kept for somebody else.
 *
 * @param {string} subject
 */
export function keyOf(subject) {
  const id = PropertiesService.getUserProperties().getProperty('INVESTING_ID');
  const digest = Utilities.computeDigest(
    Utilities.DigestAlgorithm.SHA_256,
    `${BASE} ${id} ${subject}`,
  );
  return Utilities.base64Encode(digest);
}

/** @returns {import('./table.mjs').Dates} */
function dates() {
  const zone = SpreadsheetApp.getActive().getSpreadsheetTimeZone();
  return {
    day: (text) => Utilities.parseDate(text, zone, 'yyyy-MM-dd'),
    moment: (text) => new Date(text),
  };
}
