import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import type { Clock } from '../../kernel/clock.ts';
import { toPlain } from '../../kernel/decimal.ts';
import { refuse } from '../../kernel/errors.ts';
import type { ReferenceRateSource, ReferenceRates } from '../../ports/reference-rates.ts';
import { boundedFetch } from '../outbound/bounded-fetch.ts';
import { guarded } from '../outbound/guarded.ts';
import { keptAnswers } from '../outbound/kept-answers.ts';
import { type DayOfRates, readRates } from './read-rates.ts';

const HOST = 'www.ecb.europa.eu';
const FOLDER = `https://${HOST}/stats/eurofxref`;
/** The whole history has some 7,000 days of 40 bytes a rate. */
const MAX_BYTES = 32_000_000;
const TIMEOUT_MS = 20_000;
/** Published at about 16:00 in Frankfurt, which is at the latest this hour in UTC. */
const PUBLISHED_AT_HOUR = 15;
/** The file of recent days reaches back this far and a little more. */
const RECENT_DAYS = 80;
const AGES = { recent: HOUR_MS, whole: DAY_MS };
const FILES = { recent: 'eurofxref-hist-90d.xml', whole: 'eurofxref-hist.xml' };
/** At least as long as the bank is silent over Easter and over Christmas. */
const MAX_GAP_DAYS = 6;

type FileName = keyof typeof FILES;

const NAMES: readonly FileName[] = ['recent', 'whole'];

/**
 * Euro foreign exchange reference rates of the European Central Bank. The last 90 days are read
 * once an hour, all days since 1999 once a day and only where somebody asks for older ones. While
 * the bank does not answer, what was read stands for 6 days; `publishedAt` says how old it is.
 */
export function ecbRates(options: {
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
}): ReferenceRateSource {
  const { clock } = options;
  const guard = guarded('The European Central Bank');
  const limits = {
    hosts: [HOST],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  };
  const send = boundedFetch(limits, options.fetch);
  const files = keptAnswers<readonly DayOfRates[]>(clock, Object.keys(FILES).length);
  const tables = new WeakMap<DayOfRates, ReferenceRates>();

  const readFile = (name: FileName) =>
    guard(async () => {
      const response = await send(`${FOLDER}/${FILES[name]}`);
      if (!response.ok) throw new Error(`the bank answered ${response.status}`);
      return readRates(await response.text());
    });

  async function daysFor(at: Date): Promise<readonly DayOfRates[]> {
    const isRecent = clock.now().getTime() - at.getTime() < RECENT_DAYS * DAY_MS;
    const name = isRecent ? 'recent' : 'whole';
    try {
      return await files.get(name, AGES[name], () => readFile(name));
    } catch (error) {
      const last = files.last(name);
      if (last !== undefined && covers(last.value, at)) return last.value;
      throw error;
    }
  }

  return {
    async ratesAt(at) {
      const days = await daysFor(at);
      const day = days.find((one) => publication(one) <= at.getTime()) ?? days.at(-1);
      if (day === undefined) throw refuse('PROVIDER_UNAVAILABLE', 'There are no reference rates');
      const known = tables.get(day) ?? tableOf(day);
      tables.set(day, known);
      return known;
    },
    async state() {
      const read = NAMES.filter((name) => files.last(name) !== undefined);
      // What was read long ago is read anew, or a state would stand for good.
      for (const name of read) await files.get(name, AGES[name], () => readFile(name));
      return read.map((name) => `${name} ${files.last(name)?.at}`).join(', ');
    },
  };
}

function publication({ date }: DayOfRates): number {
  return Date.parse(`${date}T00:00:00Z`) + PUBLISHED_AT_HOUR * HOUR_MS;
}

/** Whether the newest day that is known is recent enough for a moment. */
function covers([newest]: readonly DayOfRates[], at: Date): boolean {
  if (newest === undefined) return false;
  return at.getTime() - publication(newest) < MAX_GAP_DAYS * DAY_MS;
}

function tableOf(day: DayOfRates): ReferenceRates {
  const rates = day.rates.map(([code, rate]) => [code, toPlain(rate)] as const);
  return Object.freeze({
    base: 'EUR',
    rates: new Map([['EUR', '1'], ...rates]),
    publishedAt: new Date(publication(day)),
    source: 'ecb',
  });
}
