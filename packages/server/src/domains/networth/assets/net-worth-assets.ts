import { largestFirst } from '@investing-platform/rules/networth/totals';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { withParts } from '@investing-platform/rules/portfolios/with-parts';
import { refuseFuture } from '@investing-platform/rules/time/refuse-future';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import type { NetWorthCategory } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn, endOfDay } from '../../../kernel/days.ts';
import { notFound } from '../../../kernel/errors.ts';
import { lastPrices } from '../../market/index.ts';
import { isIn, requirePortfolios } from '../asked-portfolios.ts';
import { isCounted } from '../history/debts-over-time.ts';
import { ownedNow, ownedOn } from '../history/owned-on.ts';
import { readHistoryParts } from '../history/parts.sql.ts';
import { liabilityShown, owedOn } from '../liabilities/liability-shown.ts';
import { ratesTo } from '../rates.ts';
import { ASSETS, BOOKINGS, LIABILITIES, OF_PERSON } from '../recorded.sql.ts';
import type { RecordedAsset, RecordedDebts } from '../recorded.ts';
import { type AssetShown, assetShown, type OwnedAsset } from './asset-shown.ts';
import { marketPrice, recordedAsset } from './owned-assets.ts';

interface AssetsAndDebts extends RecordedDebts {
  readonly assets: readonly RecordedAsset[];
}

const assetsAndDebts = statement<AssetsAndDebts, [userId: string]>(
  'networth_assets_and_debts',
  `select ${OF_PERSON}, ${ASSETS}, ${LIABILITIES}, ${BOOKINGS}`,
);

type AssetDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

/**
 * One thing that is recorded, as a part of net worth.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function netWorthAssetOf(
  deps: AssetDeps,
  userId: string,
  id: string,
): Promise<AssetShown> {
  const person = await deps.db.one(assetsAndDebts, userId);
  const found = person.assets.find((asset) => asset.id === id);
  if (found === undefined) throw notFound('Asset');
  const at = deps.clock.now();
  const day = dayIn(person.timeZone, at);
  const prices = await lastPrices(deps, found.name === null ? [found.instrumentId] : [], at);
  const market = marketPrice(prices.get(found.instrumentId) ?? null, person.timeZone);
  const owned = recordedAsset(found, market, person.timeZone, at);
  const [shown] = await assetsShown(deps, person, [owned], {
    day,
    at,
  });
  if (shown === undefined) throw notFound('Asset');
  return shown;
}

export interface NetWorthAssetsInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly portfolioIds?: readonly string[] | null | undefined;
  readonly categories?: readonly NetWorthCategory[] | null | undefined;
  /** Default false. */
  readonly includeEnded?: boolean | undefined;
  readonly asOf?: CivilDate | null | undefined;
}

/**
 * What the person owns, now or at the end of a day, the largest value first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a day in the future; NOT_FOUND for the portfolio
 */
export async function netWorthAssets(
  deps: AssetDeps,
  actor: Actor,
  { ids = null, portfolioIds = null, categories = null, ...more }: NetWorthAssetsInput,
): Promise<AssetShown[]> {
  const { userId } = requireUser(actor);
  const { includeEnded = false, asOf = null } = more;
  const person = await readHistoryParts(deps.db, userId);
  const today = dayIn(person.timeZone, deps.clock.now());
  if (asOf !== null) refuseFuture('params.asOf', asOf, today);
  requirePortfolios(person.portfolioIds, portfolioIds);
  const within = withParts(person.portfolioParents, portfolioIds);
  const isPast = asOf !== null && asOf < today;
  const owned = isPast
    ? await ownedOn(deps, userId, person, asOf, includeEnded)
    : await ownedNow(deps, actor, person, today, includeEnded);
  const asked = owned.filter(
    (asset) =>
      (ids === null || ids.includes(asset.id)) &&
      isIn(within, asset) &&
      (categories === null || categories.includes(asset.category)),
  );
  const day = isPast ? asOf : today;
  const at = isPast ? endOfDay(person.timeZone, asOf) : deps.clock.now();
  const shown = await assetsShown(deps, person, asked, { day, at });
  return largestFirst(shown, (asset) => asset.valueInDisplayCurrency);
}

interface DayShown {
  readonly day: CivilDate;
  /** Of the exchange rates. */
  readonly at: Date;
}

/** Assets of a day, less the debts that were taken up for them. */
async function assetsShown(
  deps: AssetDeps,
  { displayCurrency, liabilities, bookings }: RecordedDebts,
  assets: readonly OwnedAsset[],
  { day, at }: DayShown,
): Promise<AssetShown[]> {
  const currency = displayCurrency ?? USUAL_CURRENCY;
  const debts = liabilities.filter((debt) => isCounted(debt, day));
  const currencies = new Set([...assets, ...debts].map((part) => part.currency));
  const shownIn = { currency, rates: await ratesTo(deps, currency, currencies, at), today: day };
  const owed = (await owedOn(day, debts, bookings)).map((debt) => liabilityShown(shownIn, debt));
  const debtsOf = Map.groupBy(owed, ({ linkedNetWorthAssetId }) => linkedNetWorthAssetId);
  return assets.map((asset) => assetShown(shownIn, asset, debtsOf.get(asset.id) ?? []));
}
