import type { Leaf } from '@investing-platform/rules/networth/worth';
import type {
  AssetLiquidity,
  NetWorthCategory,
  Sector,
} from '@investing-platform/schema/operations';
import { daysBetween } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { LiabilityShown } from '../liabilities/liability-shown.ts';
import { leafIn, partOf, type ShownIn } from '../shown-in.ts';

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

/** What is owned, as the person sees it, and what it is worth to them. */
export interface AssetWorth {
  readonly shown: AssetShown;
  /** Null where no price or no rate is known. */
  readonly leaf: Leaf | null;
}

/** By what is owned: another one where anything of it is another one. */
const worthOf = new WeakMap<OwnedAsset, AssetWorth & Omit<ShownIn, 'rates'> & Rate>();

interface Rate {
  readonly rate: Decimal | null;
}

/** What is owned, as the person sees it, less the debts that were taken up for it. */
export function assetWorth(
  shownIn: ShownIn,
  asset: OwnedAsset,
  linkedDebts: readonly LiabilityShown[],
): AssetWorth {
  if (linkedDebts.length > 0) return worthAnew(shownIn, asset, linkedDebts);
  const { currency, today, rates } = shownIn;
  const rate = rates.get(asset.currency) ?? null;
  const kept = worthOf.get(asset);
  const isKept = kept?.currency === currency && kept.today === today && isSameRate(kept.rate, rate);
  if (isKept) return kept;
  const { shown, leaf } = worthAnew(shownIn, asset, linkedDebts);
  const made = { shown, leaf, currency, today, rate };
  worthOf.set(asset, made);
  return made;
}

const isSameRate = (one: Decimal | null, other: Decimal | null): boolean =>
  one === other || (one !== null && other !== null && one.equals(other));

export function assetShown(
  shownIn: ShownIn,
  asset: OwnedAsset,
  linkedDebts: readonly LiabilityShown[],
): AssetShown {
  return assetWorth(shownIn, asset, linkedDebts).shown;
}

function worthAnew(
  shownIn: ShownIn,
  asset: OwnedAsset,
  linkedDebts: readonly LiabilityShown[],
): AssetWorth {
  const { currency, ownershipPercent, costBasis } = asset;
  const part = partOwned(asset);
  const leaf = leafIn(shownIn, part, currency);
  const valueInDisplayCurrency = leaf === null ? null : toPlain(leaf.value);
  const equity = equityOf(valueInDisplayCurrency, linkedDebts);
  const shown: AssetShown = {
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
  return { shown, leaf };
}

function equityOf(value: string | null, linkedDebts: readonly LiabilityShown[]): string | null {
  let equity = value === null ? null : decimal(value);
  for (const { balanceInDisplayCurrency: owed } of linkedDebts) {
    equity = equity === null || owed === null ? null : equity.minus(owed);
  }
  return equity === null ? null : toPlain(equity);
}
