import { createHash } from 'node:crypto';

/** What Google allows; whatever goes beyond is an error there. */
const MOST = {
  cacheValue: 100 * 1_024,
  cacheKey: 250,
  cacheSeconds: 21_600,
  property: 9 * 1_024,
  url: 2_083,
  payload: 50 * 1_024 * 1_024,
};
const FETCH_OPTIONS = [
  'method',
  'contentType',
  'headers',
  'payload',
  'muteHttpExceptions',
  'followRedirects',
];

/** A request that the script made. */
export interface Requested {
  readonly url: string;
  readonly payload: string;
}

/** The services of one person's spreadsheet, as all of its executions share them. */
export class Services {
  readonly requests: Requested[] = [];
  readonly properties = new Map<string, string>();
  readonly timeZone: string;
  /** Whether a person started what runs, by the menu. */
  isMenu = false;
  /** Where requests go in place of the server, as if something else stood at its address. */
  elsewhere: string | null = null;
  readonly #cache = new Map<string, { text: string; until: number }>();
  readonly #waiting: (() => void)[] = [];
  #holder: number | null = null;
  #underWay = 0;

  constructor(timeZone: string) {
    this.timeZone = timeZone;
  }

  /** What an execution asks for; rejects with the words that Google would throw. */
  async call(worker: number, method: string, args: readonly unknown[]): Promise<unknown> {
    const [first, second, third] = args;
    switch (method) {
      case 'cache.get':
        return this.#get(String(first));
      case 'cache.getAll':
        return Object.fromEntries(
          (first as string[]).flatMap((key) => {
            const text = this.#get(key);
            return text === null ? [] : [[key, text]];
          }),
        );
      case 'cache.put':
        return this.#put(String(first), second, Number(third));
      case 'cache.putAll':
        for (const [key, text] of Object.entries(Object(first)))
          this.#put(key, text, Number(second));
        return null;
      case 'cache.remove':
        this.#cache.delete(String(first));
        return null;
      case 'lock.tryLock':
        return this.#lock(worker);
      case 'lock.releaseLock':
        return this.#release(worker);
      case 'end':
        if (this.#holder === worker)
          throw new Error('An execution ended with the lock in its hand');
        return null;
      case 'fetch':
        return this.#fetch(String(first), Object(second));
      case 'utilities.sleep':
        return this.#sleep(Number(first));
      default:
        return this.#plain(method, args);
    }
  }

  /** Takes all that is kept for a while. */
  clearCache(): void {
    this.#cache.clear();
  }

  /** Puts another token in the place of the one that is kept. */
  spoil(): void {
    for (const [key, { text, until }] of this.#cache) {
      const isToken = /^1\n\{"value":"[^"]+"\}$/.test(text);
      if (isToken) this.#cache.set(key, { text: '1\n{"value":"no token"}', until });
    }
  }

  #plain(method: string, [first, second, third]: readonly unknown[]): unknown {
    switch (method) {
      case 'properties.getProperty':
        return this.properties.get(String(first)) ?? null;
      case 'properties.getProperties':
        return Object.fromEntries(this.properties);
      case 'spreadsheet.getSpreadsheetTimeZone':
        return this.timeZone;
      case 'utilities.base64Encode':
        return typeof first === 'string'
          ? Buffer.from(first).toString('base64')
          : Buffer.from(first as number[]).toString('base64');
      case 'utilities.computeDigest':
        if (first !== 'SHA_256') throw new Error('There is no such algorithm');
        return [...createHash('sha256').update(String(second)).digest()];
      case 'utilities.parseDate':
        if (third !== 'yyyy-MM-dd') throw new Error(`Unknown format ${third}`);
        return midnight(String(first), String(second));
      case 'utilities.formatDate':
        if (third !== 'yyyy-MM-dd') throw new Error(`Unknown format ${third}`);
        return new Intl.DateTimeFormat('en-CA', { timeZone: String(second) }).format(first as Date);
      case 'properties.setProperties':
      case 'properties.deleteAllProperties':
        return this.#change(method, Object(first));
      default:
        throw new Error(`You do not have permission to call ${method}`);
    }
  }

  /** What a person asked for may write; a function of a cell may not. */
  #change(method: string, values: Record<string, string>): null {
    if (!this.isMenu) throw new Error(`You do not have permission to call ${method}`);
    if (method.endsWith('deleteAllProperties')) this.properties.clear();
    for (const [key, text] of Object.entries(values ?? {})) {
      if (Buffer.byteLength(text) > MOST.property) throw new Error('Argument too large: value');
      this.properties.set(key, text);
    }
    return null;
  }

  #get(key: string): string | null {
    const kept = this.#cache.get(key);
    return kept === undefined || kept.until < Date.now() ? null : kept.text;
  }

  #put(key: string, text: unknown, seconds: number): null {
    if (key.length > MOST.cacheKey) throw new Error('Argument too large: key');
    if (typeof text !== 'string' || Buffer.byteLength(text) > MOST.cacheValue) {
      throw new Error('Argument too large: value');
    }
    if (!(seconds >= 1 && seconds <= MOST.cacheSeconds)) throw new Error(`No lifetime: ${seconds}`);
    this.#cache.set(key, { text, until: Date.now() + seconds * 1_000 });
    return null;
  }

  async #lock(worker: number): Promise<boolean> {
    while (this.#holder !== null) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#holder = worker;
    return true;
  }

  #release(worker: number): null {
    if (this.#holder !== worker) throw new Error('Released by somebody else');
    this.#holder = null;
    this.#waiting.shift()?.();
    return null;
  }

  async #fetch(url: string, options: Record<string, unknown>): Promise<object> {
    const strange = Object.keys(options).filter((name) => !FETCH_OPTIONS.includes(name));
    if (strange.length > 0) throw new Error(`Attribute provided with invalid value: ${strange}`);
    if (url.length > MOST.url) throw new Error('Limit Exceeded: URLFetch URL Length');
    const { payload, contentType, headers } = options;
    const isForm = typeof payload === 'object';
    const body = isForm ? new URLSearchParams(Object(payload)) : String(payload);
    if (String(body).length > MOST.payload) throw new Error('Limit Exceeded: URLFetch POST Size');
    this.requests.push({ url, payload: String(body) });
    this.#underWay += 1;
    try {
      const type = isForm ? {} : { 'content-type': String(contentType) };
      const to = this.elsewhere === null ? url : this.elsewhere + new URL(url).pathname;
      const response = await fetch(to, {
        method: String(options['method']),
        headers: { ...Object(headers), ...type },
        body,
        redirect: 'manual',
      });
      const all = [...response.headers].map(([name, value]) => [titled(name), value]);
      const text = await response.text();
      return { status: response.status, text, headers: Object.fromEntries(all) };
    } catch {
      throw new Error(`Address unavailable: ${url}`);
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Until a request under way has come back, so that no test waits by the clock. */
  async #sleep(ms: number): Promise<null> {
    if (!(ms >= 0 && ms <= 300_000)) throw new Error(`No time to sleep: ${ms}`);
    const before = this.#underWay;
    do await new Promise((resolve) => setImmediate(resolve));
    while (before > 0 && this.#underWay >= before);
    return null;
  }
}

/** `retry-after` -> `Retry-After` */
function titled(name: string): string {
  return name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

/** The moment at which a day begins in a time zone. */
function midnight(day: string, timeZone: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(utc)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return new Date(utc.getTime() - offset);
}
