import { firstAbove, indexed } from '@investing-platform/rules/networth/shared-worth';
import { daySteps } from '@investing-platform/rules/time/day-steps';
import type { HistoryTimeframe } from '@investing-platform/schema/operations';
import type { SharedPointPage } from '../../../graphql/generated/resolver-types.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { dashboardOf } from '../dashboard/net-worth-dashboard.ts';
import {
  assetPoints,
  type HistoryDeps,
  type HistoryPerson,
  historyPerson,
} from '../history/asset-history.ts';
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
const LOOKED_AT_ONCE = [1, 30, 10_000];

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
  const page = await historyPage(deps, asked, async (days, first) => {
    const points = await assetPoints(deps, person, days);
    if (!link.hideAmounts) return points.map(({ date, value }) => ({ date, value }));
    const base = await baseOf(deps, person, first, days.at(-1) ?? first, input.timeframe ?? USUAL);
    return points.map(({ date, value }) => ({ date, value: indexed(decimal(value), base) }));
  });
  return link.hideAmounts
    ? { ...page, unit: 'INDEX', currency: null }
    : { ...page, unit: 'CURRENCY' };
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

/** The first amount above 0 of the span up to a day; null where there is none. */
async function baseOf(
  deps: HistoryDeps,
  person: HistoryPerson,
  first: CivilDate,
  last: CivilDate,
  timeframe: HistoryTimeframe,
): Promise<Decimal | null> {
  for (const count of LOOKED_AT_ONCE) {
    const points = await assetPoints(deps, person, daySteps(first, last, timeframe, count));
    const base = firstAbove(points.map(({ value }) => decimal(value)));
    if (base !== null) return base;
  }
  return null;
}
