import type {
  AssetLiquidity,
  NetWorthCategory,
  Sector,
} from '@investing-platform/schema/operations';
import { daysBetween } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { LiabilityShown } from '../liabilities/liability-shown.ts';
import { converted, partOf, type ShownIn } from '../shown-in.ts';

/** Something owned, before it is shown: the whole of it. */
export interface OwnedAsset {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly category: NetWorthCategory;
  readonly portfolioId: string | null;
  readonly quantity: string | null;
  /** Unrounded; null where no price is known. */
  readonly value: string | null;
  readonly ownershipPercent: string;
  /** Null where no price is known, or not of which day it is. */
  readonly valuedOn: string | null;
  /** Null for cash, and where no price is known or not of which moment it is. */
  readonly priceAsOf: Date | null;
  readonly symbol: string | null;
  readonly brokerAccountId: string | null;
  readonly instrumentId: string | null;
  /** Of one unit. */
  readonly price: string | null;
  readonly costBasis: string | null;
  readonly country: string | null;
  readonly sector: Sector | null;
}

const STALE_DAYS = 7;

const LIQUIDITY: Readonly<Record<NetWorthCategory, AssetLiquidity>> = {
  CASH: 'IMMEDIATE',
  SAVINGS: 'IMMEDIATE',
  EQUITY: 'DAYS',
  ETF: 'DAYS',
  FUND: 'DAYS',
  BOND: 'DAYS',
  CRYPTO: 'DAYS',
  PROPERTY: 'MONTHS',
  VEHICLE: 'MONTHS',
  PRIVATE_EQUITY: 'MONTHS',
  BUSINESS: 'MONTHS',
  COLLECTIBLE: 'MONTHS',
  PRECIOUS_METAL: 'MONTHS',
  LOAN_RECEIVABLE: 'MONTHS',
  OTHER: 'MONTHS',
  TERM_DEPOSIT: 'LOCKED',
  PENSION: 'LOCKED',
  INSURANCE: 'LOCKED',
};

/** The person's part, unrounded; null where no price is known. */
export function partOwned({ value, ownershipPercent }: OwnedAsset): Decimal | null {
  return value === null ? null : partOf(value, ownershipPercent);
}

/** The parent of `NetWorthAsset`: what it has gained is read where it is asked for. */
export interface AssetShown extends OwnedAsset {
  readonly wholeValue: string | null;
  readonly valueInDisplayCurrency: string | null;
  readonly stale: boolean;
  readonly liquidity: AssetLiquidity;
  readonly linkedLiabilityIds: string[];
  readonly equityInDisplayCurrency: string | null;
}

/** What is owned, as the person sees it, less the debts that were taken up for it. */
export function assetShown(
  shownIn: ShownIn,
  asset: OwnedAsset,
  linkedDebts: readonly LiabilityShown[],
): AssetShown {
  const { currency, ownershipPercent, costBasis } = asset;
  const part = partOwned(asset);
  const valueInDisplayCurrency = converted(shownIn, part, currency);
  const equity = equityOf(valueInDisplayCurrency, linkedDebts);
  return {
    ...asset,
    value: part === null ? null : toPlain(roundCash(part, currency)),
    wholeValue: asset.value === null ? null : toPlain(roundCash(decimal(asset.value), currency)),
    valueInDisplayCurrency,
    costBasis:
      costBasis === null ? null : toPlain(roundCash(partOf(costBasis, ownershipPercent), currency)),
    stale: asset.valuedOn === null || daysBetween(asset.valuedOn, shownIn.today) > STALE_DAYS,
    liquidity: LIQUIDITY[asset.category],
    linkedLiabilityIds: linkedDebts.map(({ id }) => id),
    equityInDisplayCurrency: equity,
  };
}

function equityOf(value: string | null, linkedDebts: readonly LiabilityShown[]): string | null {
  let equity = value === null ? null : decimal(value);
  for (const { balanceInDisplayCurrency: owed } of linkedDebts) {
    equity = equity === null || owed === null ? null : equity.minus(owed);
  }
  return equity === null ? null : toPlain(equity);
}

/** Whether it can be turned into cash at once or within days. */
export function isLiquid({ liquidity }: Pick<AssetShown, 'liquidity'>): boolean {
  return liquidity === 'IMMEDIATE' || liquidity === 'DAYS';
}
