import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { ReferenceRateSource, ReferenceRates } from '../../../ports/reference-rates.ts';
import { refreshed } from '../refreshed.ts';
import { allRates, type RatesRow, ratesState } from './rates.sql.ts';

/** How long it may take, to the next question, until an import shows. */
const KEPT_MS = 10_000;
/** Ten years of publications. */
const MAX_TABLES = 2_600;
/** The bank publishes at about 16:00 in Frankfurt, which is at the latest this hour in UTC. */
const PUBLISHED_AT = 'T15:00:00Z';
const SIMULATED = 'simulated';
/** As many decimal places as a rate of that size is published with. */
const SIGNIFICANT_DIGITS = 5;

type ImportedRatesDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly log: { warn(fields: object, message: string): void };
};

interface Imported {
  readonly state: string;
  /** Oldest first. */
  readonly days: readonly RatesRow[];
}

/**
 * Lets the rates of a day be those that were imported, from the first day of the import to its last
 * one, and the source's before and after. Simulated ones go on from the last day that was imported,
 * so that no jump stands between what was published and what is made up; they stay labelled so. A
 * database that does not answer leaves the rates as they were.
 */
export function withImportedRates(
  { db, clock, log }: ImportedRatesDeps,
  source: ReferenceRateSource,
): ReferenceRateSource {
  const tables = new LRUCache<string, ReferenceRates>({ max: MAX_TABLES });
  let last: Imported = { state: '', days: [] };
  const imported = refreshed<Imported>({
    clock,
    first: last,
    keptMs: KEPT_MS,
    async read() {
      const state = (await db.one(ratesState))?.state ?? '';
      if (state === last.state) return last;
      last = { state, days: state === '' ? [] : await db.all(allRates) };
      tables.clear();
      return last;
    },
    onFailure: (error) => log.warn({ err: error }, 'imported exchange rates cannot be read'),
  });
  // Rates are also asked for within transactions, which must not wait for another statement of the
  // only connection: the first reading begins before all of them, and later ones run beside them.
  void imported.get(false);

  function tableOf(row: RatesRow): ReferenceRates {
    const kept = tables.get(row.date) ?? published(row);
    tables.set(row.date, kept);
    return kept;
  }

  async function after(last: RatesRow, at: Date): Promise<ReferenceRates> {
    const [table, newest] = [tableOf(last), await source.ratesAt(at)];
    if (newest.publishedAt <= table.publishedAt) return table;
    if (newest.source !== SIMULATED) return newest;
    const key = `after ${newest.publishedAt.getTime()}`;
    const kept =
      tables.get(key) ?? carriedOn(table, await source.ratesAt(table.publishedAt), newest);
    tables.set(key, kept);
    return kept;
  }

  return {
    async ratesAt(at) {
      const { days } = await imported.get(true);
      const [first, newest] = [days[0], days.at(-1)];
      if (first === undefined || newest === undefined || at < publication(first)) {
        return source.ratesAt(at);
      }
      const row = lastPublished(days, at);
      return row.date === newest.date ? after(newest, at) : tableOf(row);
    },
    async state() {
      const { state } = await imported.get(true);
      const others = (await source.state?.()) ?? null;
      return others === null ? null : `${state}, ${others}`;
    },
  };
}

function publication({ date }: RatesRow): Date {
  return new Date(`${date}${PUBLISHED_AT}`);
}

function published(row: RatesRow): ReferenceRates {
  const rates = Object.entries(JSON.parse(row.rates) as Record<string, string>);
  return Object.freeze({
    base: 'EUR',
    rates: new Map([['EUR', '1'], ...rates]),
    publishedAt: publication(row),
    source: 'ecb',
  });
}

/** @param days of which the first was published by then */
function lastPublished(days: readonly RatesRow[], at: Date): RatesRow {
  let [low, high] = [0, days.length];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    const row = days[middle];
    if (row !== undefined && publication(row) <= at) low = middle;
    else high = middle;
  }
  const row = days[low];
  if (row === undefined) throw new Error('there are imported rates');
  return row;
}

/** Simulated rates as they would be had they gone through the last published ones. */
function carriedOn(
  last: ReferenceRates,
  simulatedThen: ReferenceRates,
  simulated: ReferenceRates,
): ReferenceRates {
  const rates = [...simulated.rates].map(([code, rate]): [string, string] => {
    const [from, through] = [simulatedThen.rates.get(code), last.rates.get(code)];
    if (from === undefined || through === undefined || code === last.base) return [code, rate];
    const carried = decimal(rate).dividedBy(from).times(through);
    return [code, toPlain(carried.toSignificantDigits(SIGNIFICANT_DIGITS))];
  });
  return Object.freeze({ ...simulated, rates: new Map(rates) });
}
