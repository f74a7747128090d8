import { withParts } from '@investing-platform/rules/portfolios/with-parts';
import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn } from '../../../kernel/days.ts';
import { notFound } from '../../../kernel/errors.ts';
import { isIn } from '../asked-portfolios.ts';
import type { RecordedLiability } from '../recorded.ts';
import {
  firstEntry,
  type HistoryParts,
  type HoldingOverTime,
  type LiveBook,
  partOfAccount,
} from './parts.sql.ts';

/** The assets that a history is of. */
export interface AssetScope {
  readonly holdings: readonly HoldingOverTime[];
  readonly books: readonly LiveBook[];
  /** The one asset or currency of the books that counts; null: all. */
  readonly only: string | null;
  /** The debts that are told beside them; null: none are. */
  readonly debts: readonly RecordedLiability[] | null;
}

/** Of which assets; default all. */
export interface AskedAssets {
  readonly netWorthAssetId?: string | null | undefined;
  readonly portfolioId?: string | null | undefined;
  /** Several, with the debts in them; the caller has made sure that they are there. */
  readonly portfolioIds?: readonly string[] | null | undefined;
}

/** @throws {PlatformError} NOT_FOUND for the asset or portfolio */
export async function assetScope(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { assets, books, liabilities, portfolioParents, portfolioIds: known }: HistoryParts,
  { netWorthAssetId = null, portfolioId = null, portfolioIds = null }: AskedAssets,
): Promise<AssetScope> {
  if (portfolioId !== null && !known.includes(portfolioId)) {
    throw notFound('Portfolio');
  }
  const within = withParts(portfolioParents, portfolioId === null ? null : [portfolioId]);
  const holdings = assets.filter(
    (asset) =>
      isIn(within, asset) &&
      isIn(portfolioIds, asset) &&
      (netWorthAssetId === null || asset.id === netWorthAssetId),
  );
  if (netWorthAssetId === null) {
    const isWhole = portfolioId === null && portfolioIds === null;
    const debts =
      portfolioId === null ? liabilities.filter((debt) => isIn(portfolioIds, debt)) : null;
    return { holdings, books: isWhole ? books : [], only: null, debts };
  }
  if (holdings.length > 0) return { holdings, books: [], only: null, debts: null };
  // Accounts are in no tracked portfolio.
  const part = portfolioId === null ? await db.maybe(partOfAccount, userId, netWorthAssetId) : null;
  if (part === null) throw notFound('Asset');
  return {
    holdings,
    books: books.filter(({ accountId }) => accountId === part.accountId),
    only: part.name,
    debts: null,
  };
}

/** The day of the first asset, where the person is; null where there never was one. */
export async function beganOn(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { holdings, books, only }: AssetScope,
  timeZone: string,
): Promise<CivilDate | null> {
  const days = holdings.flatMap((holding) => holding.days[0]?.date ?? []);
  if (books.length > 0) {
    const ids = books.map(({ id }) => id);
    const { at } = await db.one(firstEntry, userId, ids, only);
    if (at !== null) days.push(dayIn(timeZone, at));
  }
  return days.sort()[0] ?? null;
}
