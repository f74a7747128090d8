import {
  firstAbove,
  indexed,
  inParts,
} from '@investing-platform/rules/networth/shares/shared-worth';
import { daySteps } from '@investing-platform/rules/time/day-steps';
import type { HistoryTimeframe } from '@investing-platform/schema/operations';
import type { SharedPointPage } from '../../../graphql/generated/resolver-types.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { addDays, type CivilDate } from '../../../kernel/civil-date.ts';
import { Decimal, ZERO } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { dashboardOf } from '../dashboard/net-worth-dashboard.ts';
import { assetPoints } from '../history/asset-history.ts';
import { exactPoints } from '../history/exact-points.ts';
import { type HistoryDeps, type HistoryPerson, historyPerson } from '../history/history-person.ts';
import { type HistoryInput, historyPage } from '../history/page.ts';
import { lookInto, type Shown } from './open-link.ts';
import type { SharedLink } from './share-links.sql.ts';
import { idWithin, sectionsOf } from './shared-dashboard.ts';

export interface SharedHistoryInput extends Shown, HistoryInput {
  readonly sharedAssetId?: string | null | undefined;
}

const LIST = 'sharedNetWorthAssetHistory';
const USUAL: HistoryTimeframe = 'DAY_1';
/** Steps in which the first amount above 0 is looked for; no history has more. */
const MAX_STEPS = 10_000;
const NOTHING_SEEN: SeenPoint = { parts: ZERO, unpricedCount: 0 };
const LOOKED_AT_ONCE = [1, 30, MAX_STEPS];

/** An amount in parts of the largest, and how many assets it leaves out. */
interface SeenPoint {
  readonly parts: Decimal;
  readonly unpricedCount: number;
}

type Seen = (days: readonly CivilDate[]) => Promise<SeenPoint[]>;

/**
 * What the assets behind a link were worth over time: amounts, or an index of which the first
 * amount above 0 of the span is 100, on whatever page. No amount stands in a cursor, which can be
 * read by whoever has it.
 *
 * @throws {PlatformError} NOT_FOUND for the link, the asset, and where the history is not shown;
 *   PASSCODE_REQUIRED; RATE_LIMITED; BAD_USER_INPUT where range and ends do not fit
 */
export async function sharedHistory(
  deps: HistoryDeps,
  { ip }: Actor,
  input: SharedHistoryInput,
): Promise<SharedPointPage> {
  const link = await lookInto(deps, ip, input);
  if (!link.sections.includes('HISTORY')) throw notFound('History');
  const netWorthAssetId = await assetBehind(deps, link, input.sharedAssetId ?? null);
  const portfolioIds = link.isPart && netWorthAssetId === null ? link.portfolioIds : null;
  const person = await historyPerson(deps, link.userId, { netWorthAssetId, portfolioIds });
  const { today, began, currency } = person;
  const asked = { list: LIST, input, usualTimeframe: USUAL, today, began, currency };
  if (!link.hideAmounts) {
    const page = await historyPage(deps, asked, async (days) => {
      const points = await assetPoints(deps, person, days);
      return points.map(({ date, value, unpricedAssets }) => ({
        date,
        value,
        unpricedCount: unpricedAssets,
      }));
    });
    return { ...page, unit: 'CURRENCY' };
  }
  const page = await historyPage(deps, asked, async (days, first) => {
    const seen = await inPartsOfLargest(deps, link, person);
    const base = await baseOf(seen, first, days.at(-1) ?? first, input.timeframe ?? USUAL);
    const points = await seen(days);
    return days.map((date, place) => {
      const { parts, unpricedCount } = points[place] ?? NOTHING_SEEN;
      return { date, value: indexed(parts, base), unpricedCount };
    });
  });
  return { ...page, unit: 'INDEX', currency: null };
}

/** The asset that an id within the link means; null where none is asked for. */
async function assetBehind(
  deps: HistoryDeps,
  link: SharedLink,
  sharedAssetId: string | null,
): Promise<string | null> {
  if (sharedAssetId === null) return null;
  if (!sectionsOf(link).includes('ASSETS')) throw notFound('Asset');
  const portfolioIds = link.isPart ? link.portfolioIds : null;
  const { assets } = await dashboardOf(deps, link.userId, { portfolioIds });
  const asset = assets.find(({ id }) => idWithin(link, id) === sharedAssetId.toLowerCase());
  if (asset === undefined) throw notFound('Asset');
  return asset.id;
}

/**
 * Amounts in parts of the largest that everything behind the link came to. That is one for all
 * assets and spans, and the same the whole day long, so that no two answers can be put together to
 * tell an amount more finely.
 */
async function inPartsOfLargest(
  deps: HistoryDeps,
  link: SharedLink,
  person: HistoryPerson,
): Promise<Seen> {
  const portfolioIds = link.isPart ? link.portfolioIds : null;
  const whole = await historyPerson(deps, link.userId, { portfolioIds });
  const points = await exactPoints(deps, whole, daysOfLargest(whole));
  const largest = Decimal.max(ZERO, ...points.map(({ gross }) => gross));
  return async (days) => {
    const own = await exactPoints(deps, person, days);
    return own.map(({ value, unpricedAssets }) => ({
      parts: inParts(value, largest),
      unpricedCount: unpricedAssets,
    }));
  };
}

/** The ends of all months, of the first day and of yesterday; where there is none yet, today. */
function daysOfLargest({ began, today }: HistoryPerson): CivilDate[] {
  if (began === null || began >= today) return [today];
  const yesterday = addDays(today, -1);
  const months = daySteps(began, yesterday, 'MONTH_1', MAX_STEPS);
  return [...new Set([began, ...months])];
}

/** The first amount above 0 of the span up to a day; null where there is none. */
async function baseOf(
  seen: Seen,
  first: CivilDate,
  last: CivilDate,
  timeframe: HistoryTimeframe,
): Promise<Decimal | null> {
  for (const count of LOOKED_AT_ONCE) {
    const points = await seen(daySteps(first, last, timeframe, count));
    const base = firstAbove(points.map(({ parts }) => parts));
    if (base !== null) return base;
  }
  return null;
}
