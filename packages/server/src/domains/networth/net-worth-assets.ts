import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import type { NetWorthAsset } from '../../graphql/generated/resolver-types.ts';
import { notFound } from '../../kernel/errors.ts';
import { assetShown, type OwnedAsset } from './asset-shown.ts';
import { dayIn } from './days.ts';
import { liabilityShown, owedOn } from './liability-shown.ts';
import { recordedAsset } from './owned-assets.ts';
import { ratesTo } from './rates.ts';
import { ASSETS, BOOKINGS, LIABILITIES, OF_PERSON } from './recorded.sql.ts';
import type { RecordedAsset, RecordedDebts } from './recorded.ts';
import { USUAL_CURRENCY } from './shown-in.ts';

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
 * @throws {PlatformError} NOT_FOUND; PROVIDER_UNAVAILABLE where an exchange rate cannot be had
 */
export async function netWorthAssetOf(
  deps: AssetDeps,
  userId: string,
  id: string,
): Promise<NetWorthAsset> {
  const person = await deps.db.one(assetsAndDebts, userId);
  const found = person.assets.find((asset) => asset.id === id);
  if (found === undefined) throw notFound('Asset');
  const [shown] = await assetsShown(deps, person, [recordedAsset(found)]);
  if (shown === undefined) throw notFound('Asset');
  return shown;
}

/** Assets of now, less the debts that were taken up for them. */
async function assetsShown(
  deps: AssetDeps,
  { timeZone, displayCurrency, liabilities, bookings }: RecordedDebts,
  assets: readonly OwnedAsset[],
): Promise<NetWorthAsset[]> {
  const now = deps.clock.now();
  const today = dayIn(timeZone, now);
  const currency = displayCurrency ?? USUAL_CURRENCY;
  const debts = liabilities.filter(({ archivedOn }) => archivedOn === null);
  const currencies = new Set([...assets, ...debts].map((part) => part.currency));
  const shownIn = { currency, rates: await ratesTo(deps, currency, currencies, now), today };
  const owed = owedOn(today, debts, bookings).map((debt) => liabilityShown(shownIn, debt));
  const debtsOf = Map.groupBy(owed, ({ linkedAssetId }) => linkedAssetId);
  return assets.map((asset) => assetShown(shownIn, asset, debtsOf.get(asset.id) ?? []));
}
