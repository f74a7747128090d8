import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import type { RebalanceRule } from '@investing-platform/rules/strategies/rebalance-rule';
import type { RiskLevel } from '@investing-platform/rules/strategies/risk';
import type {
  StrategyKind,
  StrategyStatus,
  StrategyVisibility,
  SubscriptionTier,
} from '@investing-platform/schema/operations';
import { invariant } from '../../../kernel/invariant.ts';

/** A strategy as its columns hold it. Amounts and percents are plain decimals. */
export interface StrategyRow {
  readonly id: string;
  /** Null: the platform's own. */
  readonly ownerId: string | null;
  readonly expertId: string | null;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly kind: StrategyKind;
  readonly status: StrategyStatus;
  readonly visibility: StrategyVisibility;
  readonly riskLevel: RiskLevel;
  readonly version: number;
  readonly cashPercent: string;
  readonly rebalanceRules: RebalanceRule[];
  readonly cooldownDays: number;
  readonly minimumAmount: string | null;
  readonly minimumCurrency: string | null;
  readonly requiredTier: SubscriptionTier;
  readonly tags: string[];
  readonly votingEnabled: boolean;
  /** Null too where the viewer may not see the source. */
  readonly sourceStrategyId: string | null;
  readonly subscriberCount: number;
  readonly likeCount: number;
  readonly oneYearReturnPercent: string | null;
  readonly publishedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly parts: readonly PartRow[];
}

/** One asset of a strategy, the greatest weight first. */
export interface PartRow {
  readonly id: string;
  readonly assetId: string;
  readonly targetPercent: string;
  readonly note: string | null;
  /** Null where nobody votes. */
  readonly voteTally: number | null;
}

/** A strategy with its assets, as it is shown. */
export interface StrategyShown extends StrategyRow {
  readonly minimumInvestment: { readonly amount: string; readonly currency: string } | null;
  readonly holdings: StrategyPart[];
}

/** One asset of a strategy, as it is shown. */
export interface StrategyPart extends PartRow {
  readonly asset: AssetRow;
}

export function strategyShown(stored: StrategyRow): StrategyShown {
  const { minimumAmount: amount, minimumCurrency: currency } = stored;
  return {
    ...stored,
    minimumInvestment: amount === null || currency === null ? null : { amount, currency },
    holdings: stored.parts.map((part) => ({ ...part, asset: catalogued(part.assetId) })),
  };
}

/** The instrument of a holding: nothing is ever taken out of the catalogue. */
export function catalogued(assetId: string): AssetRow {
  const asset = assetById(assetId);
  invariant(asset !== null, 'what is held is in the catalogue');
  return asset;
}
