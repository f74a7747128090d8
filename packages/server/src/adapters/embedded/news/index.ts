import { timeOfId } from '@investing-platform/engine';
import { DAY_MS } from '@investing-platform/schema/durations';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import {
  calendarOf,
  type TradingDay,
  type TradingExchange,
} from '@investing-platform/schema/trading-calendar';
import { LRUCache } from 'lru-cache';
import { breathe } from '../../../kernel/breathe.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { NewsPosition, NewsSource, NewsStory } from '../../../ports/news.ts';
import { mayTell, type StoryDeps, storiesAbout } from './stories.ts';

export interface EmbeddedNewsDeps extends StoryDeps {
  readonly clock: Clock;
}

/** News is looked for in stretches of this length, back to a year. */
const STRETCH_DAYS = 30;
const MAX_STRETCHES = 12;
const MAX_LIVE = 500;
const ASSETS_AT_ONCE = 32;
const MAX_DAYS_KEPT = 90;
/** Exchanges with one calendar each, and what else keeps it. */
const MARKETS: readonly (readonly TradingExchange[])[] = [
  ['NYSE', 'NASDAQ', 'ARCA'],
  ['NZX'],
  ['CRYPTO'],
];

/** Tells what happens in the simulated market: the same stories for the same seed. */
export function embeddedNews(deps: EmbeddedNewsDeps): NewsSource {
  const byId = new Map(instruments.map((asset) => [asset.id, asset]));
  const allBetween = storiesByDay(deps);

  async function allAbout(assets: readonly Instrument[], after: number, until: number) {
    const told = await Promise.all(assets.map((asset) => storiesAbout(deps, asset, after, until)));
    return told.flat();
  }

  return {
    async newsAbout({ assetIds, from, after, limit }) {
      const now = deps.clock.now().getTime();
      const assets = [...new Set(assetIds)].flatMap((id) => byId.get(id) ?? []);
      // Of everything there is enough on one day.
      const days = assetIds === null ? 1 : STRETCH_DAYS;
      let until = Math.min(now, after?.publishedAt.getTime() ?? now);
      const least = Math.max(
        from === null ? Number.NEGATIVE_INFINITY : from.getTime() - 1,
        now - MAX_STRETCHES * STRETCH_DAYS * DAY_MS,
      );
      const found: NewsStory[] = [];
      while (until > least && found.length < limit) {
        const since = Math.max(least, until - days * DAY_MS);
        const stretch =
          assetIds === null
            ? await allBetween(since, until, now)
            : await allAbout(assets, since, until);
        const told = stretch.filter((story) => after === null || isOlder(story, after));
        found.push(...told.sort((left, right) => (isOlder(left, right) ? 1 : -1)));
        until = since;
      }
      return found.slice(0, limit);
    },

    async newsWithIds(ids) {
      const now = deps.clock.now();
      const found: NewsStory[] = [];
      for (const id of new Set(ids)) {
        const at = timeOfId(id);
        if (at === null || at > now) continue;
        await breathe();
        for (const asset of instruments.filter((one) => mayTell(deps, one, id, at))) {
          const told = await storiesAbout(deps, asset, at.getTime() - 1, at.getTime());
          found.push(...told.filter((story) => story.id === id));
        }
      }
      return found.sort((left, right) => (isOlder(left, right) ? 1 : -1));
    },

    async newsBetween(after, until) {
      const now = Math.min(until.getTime(), deps.clock.now().getTime());
      const told = await allBetween(after.getTime(), now, now);
      return told.sort((left, right) => (isOlder(left, right) ? -1 : 1)).slice(-MAX_LIVE);
    },
  };
}

/** What is told of all assets; the days that were read last are kept. */
function storiesByDay(deps: StoryDeps) {
  const days = new LRUCache<string, Promise<readonly NewsStory[]>>({ max: MAX_DAYS_KEPT });

  /** All stories of one market's day that are known by now, and some more. */
  function storiesOf(market: readonly TradingExchange[], day: TradingDay, now: number) {
    const isOver = now >= day.close;
    const key = `${market[0]} ${day.date} ${isOver}`;
    const known = days.get(key);
    if (known !== undefined) return known;
    const reading = readDay(market, day, isOver ? day.close + DAY_MS : day.close - 1);
    days.set(key, reading);
    reading.catch(() => days.delete(key));
    return reading;
  }

  async function readDay(market: readonly TradingExchange[], day: TradingDay, until: number) {
    const members = instruments.filter(({ exchange }) => market.includes(exchange));
    const told: NewsStory[] = [];
    for (const [place, asset] of members.entries()) {
      if (place % ASSETS_AT_ONCE === ASSETS_AT_ONCE - 1) await breathe();
      told.push(
        ...(await storiesAbout(deps, asset, day.start - 1, until)).filter(isOf(asset, day)),
      );
    }
    return told;
  }

  /** All stories after one moment up to another, which is now or earlier. */
  return async function allBetween(after: number, until: number, now: number) {
    const told: NewsStory[] = [];
    for (const market of MARKETS) {
      for (const day of daysOf(market[0] ?? 'NYSE', after, until)) {
        told.push(...(await storiesOf(market, day, now)));
      }
    }
    return told.filter(({ publishedAt }) => {
      return publishedAt.getTime() > after && publishedAt.getTime() <= until;
    });
  };
}

/** Whether a story was told on a day: what moves is told after its close. */
function isOf({ exchange }: Instrument, day: TradingDay) {
  const next = calendarOf(exchange).day(day.index + 1)?.start ?? Number.POSITIVE_INFINITY;
  return ({ publishedAt }: NewsStory): boolean => {
    const at = publishedAt.getTime();
    return at >= day.start && at < Math.max(next, day.close);
  };
}

/** Trading days of which something may have been told in a span, at most three. */
function daysOf(exchange: TradingExchange, after: number, until: number): TradingDay[] {
  const calendar = calendarOf(exchange);
  const last = calendar.indexAt(until);
  const first = Math.max(0, last - 2, calendar.indexAt(after) - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    calendar.day(first + at),
  ).filter((day) => day !== null);
}

/** Newest first is by time, and by id where the time is the same. */
function isOlder(story: NewsPosition, than: NewsPosition): boolean {
  const difference = story.publishedAt.getTime() - than.publishedAt.getTime();
  return difference < 0 || (difference === 0 && story.id < than.id);
}
