import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import { easterSunday, formatDay, parseDay } from '@investing-platform/schema/trading-calendar';
import { LRUCache } from 'lru-cache';
import { toPlain } from '../../../kernel/decimal.ts';
import type { ReferenceRateSource, ReferenceRates } from '../../../ports/reference-rates.ts';
import { walkAt } from './bridge.ts';
import { noiseOf } from './noise.ts';
import { changingPace, WALK_LENGTH } from './pace.ts';
import { movesOf, REFERENCE_RATES } from './reference-rates.ts';

/** The bank publishes at about 16:00 in Frankfurt. */
const PUBLISHED_AT_HOUR = 15;
const FIRST_DAY = parseDay('2015-01-02');
const LAST_DAY = parseDay('2030-12-31');
const DAYS_A_YEAR = 365;
const SIMULATED = 'simulated';
/** Ten years of publications. */
const MAX_TABLES = 2_600;

interface Anchor {
  readonly day: number;
  readonly logarithm: number;
}

interface Currency {
  readonly code: string;
  readonly decimals: number;
  readonly anchors: readonly Anchor[];
}

/** Known rates stand on their days; the days between and after are simulated from the seed. */
export function embeddedRates({ seed }: { readonly seed: string }): ReferenceRateSource {
  const currencies = currenciesOf();
  const walks = new Map(
    currencies.map(({ code }) => [code, noiseOf(`${seed}:rate:${code}`).normals(1, 0)]),
  );
  const pace = changingPace(`${seed}:rates`);
  const tables = new LRUCache<number, ReferenceRates>({ max: MAX_TABLES });

  const walk = (code: string, day: number): number => {
    const normalAt = walks.get(code);
    const moves = movesOf(code).own / Math.sqrt(DAYS_A_YEAR);
    return normalAt === undefined
      ? 0
      : moves * walkAt(day - FIRST_DAY + 1, WALK_LENGTH, normalAt, pace);
  };
  const dollars = currencies.find(({ code }) => code === 'USD')?.anchors ?? [];
  const dollarOn = (day: number): number => anchored(dollars, day, (at) => walk('USD', at));
  /** What goes with the dollar goes with its rates as they are known, or a peg would not hold. */
  const moved = (code: string, day: number): number => {
    const { withDollar } = movesOf(code);
    return walk(code, day) + (withDollar === 0 ? 0 : withDollar * dollarOn(day));
  };

  function rateOn(currency: Currency, day: number): string {
    const logarithm = anchored(currency.anchors, day, (at) => moved(currency.code, at));
    return toPlain(Math.exp(logarithm).toFixed(currency.decimals));
  }

  function tableOf(day: number): ReferenceRates {
    const known = tables.get(day);
    if (known !== undefined) return known;
    const rates = currencies.map((currency) => [currency.code, rateOn(currency, day)] as const);
    const table = Object.freeze({
      base: 'EUR',
      rates: new Map([['EUR', '1'], ...rates]),
      publishedAt: new Date(day * DAY_MS + PUBLISHED_AT_HOUR * HOUR_MS),
      source: SIMULATED,
    });
    tables.set(day, table);
    return table;
  }

  return {
    ratesAt: async (at) => tableOf(lastPublication(at.getTime())),
    // They follow from the seed.
    state: async () => SIMULATED,
  };
}

/** Between two known rates a bridge, before and after all of them a walk. */
function anchored(anchors: readonly Anchor[], day: number, moved: (day: number) => number): number {
  const at = anchors.findLastIndex((anchor) => anchor.day <= day);
  const [before, after] = [anchors[at], anchors[at + 1]];
  const here = moved(day);
  if (before === undefined)
    return after === undefined ? 0 : after.logarithm + here - moved(after.day);
  const fromBefore = before.logarithm + here - moved(before.day);
  if (after === undefined) return fromBefore;
  const fromAfter = after.logarithm + here - moved(after.day);
  const part = (day - before.day) / (after.day - before.day);
  return fromBefore + (fromAfter - fromBefore) * part;
}

function currenciesOf(): Currency[] {
  const byCode = new Map<string, { decimals: number; anchors: Anchor[] }>();
  for (const [day, rates] of REFERENCE_RATES) {
    const words = rates.split(' ');
    for (let at = 0; at < words.length; at += 2) {
      const [code = '', rate = ''] = words.slice(at, at + 2);
      const known = byCode.get(code) ?? { decimals: rate.split('.')[1]?.length ?? 0, anchors: [] };
      known.anchors.push({ day: parseDay(day), logarithm: Math.log(Number(rate)) });
      byCode.set(code, known);
    }
  }
  return [...byCode].map(([code, found]) => ({ code, ...found }));
}

/** The last day with a publication; the first one before there was any. */
function lastPublication(at: number): number {
  let day = Math.floor((at - PUBLISHED_AT_HOUR * HOUR_MS) / DAY_MS);
  day = Math.min(Math.max(day, FIRST_DAY), LAST_DAY);
  while (!isPublicationDay(day)) day -= 1;
  return day;
}

const CLOSED_DATES = new Set(['01-01', '05-01', '12-25', '12-26']);
const WEEKEND = new Set([0, 6]);

/** The closing days of the euro payment system TARGET, and weekends. */
function isPublicationDay(day: number): boolean {
  const date = formatDay(day);
  if (WEEKEND.has(new Date(day * DAY_MS).getUTCDay())) return false;
  if (CLOSED_DATES.has(date.slice(5))) return false;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return day !== easter - 2 && day !== easter + 1;
}
