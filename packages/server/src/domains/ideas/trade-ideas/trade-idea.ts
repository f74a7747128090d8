import type { IdeaProgress } from '@investing-platform/rules/ideas/idea-progress';
import {
  type IdeaTarget,
  type IdeaTerms,
  rewardRiskRatio,
} from '@investing-platform/rules/ideas/idea-terms';
import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import type {
  SubscriptionTier,
  TradeIdeaDirection,
  TradeIdeaHorizon,
  TradeIdeaOutcome,
  TradeIdeaStatus,
} from '@investing-platform/schema/operations';
import { PLANS, type Plan } from '../../../kernel/actor.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';

/** A target as it is kept. */
export interface StoredTarget extends IdeaTarget {
  /** RFC 3339; null: not reached. */
  readonly hitAt: string | null;
}

/** A trade idea as its columns hold it. Amounts and percents are plain decimals. */
export interface StoredIdea {
  readonly id: string;
  readonly expertId: string;
  readonly assetId: string;
  readonly title: string;
  readonly thesis: string;
  readonly direction: TradeIdeaDirection;
  readonly horizon: TradeIdeaHorizon;
  readonly entryLow: string;
  readonly entryHigh: string;
  readonly stopLoss: string;
  readonly targets: readonly StoredTarget[];
  readonly confidencePercent: string | null;
  readonly requiredTier: SubscriptionTier;
  readonly chartUrl: string | null;
  readonly updates: readonly { readonly at: string; readonly text: string }[];
  readonly status: TradeIdeaStatus;
  readonly entryPrice: string | null;
  readonly entryFilledAt: Date | null;
  readonly lastPrice: string | null;
  readonly closePrice: string | null;
  readonly closedAt: Date | null;
  readonly resultPercent: string | null;
  readonly outcome: TradeIdeaOutcome | null;
  readonly likeCount: number;
  readonly publishedAt: Date;
  readonly expiresAt: Date | null;
  /** When the expert ended it. */
  readonly withdrawnAt: Date | null;
  /** Up to when its prices have been looked at. */
  readonly followedUntil: Date;
  readonly updatedAt: Date;
}

export function termsOf(idea: StoredIdea): IdeaTerms {
  const { direction, entryLow, entryHigh, stopLoss, targets } = idea;
  return { direction, entryLow, entryHigh, stopLoss, targets };
}

export function progressOf(idea: StoredIdea): IdeaProgress {
  const { status, entryPrice, entryFilledAt, lastPrice, closePrice, closedAt, resultPercent } =
    idea;
  return {
    status,
    entryPrice,
    entryFilledAt,
    lastPrice,
    closePrice,
    closedAt,
    resultPercent,
    hitAt: idea.targets.map(({ hitAt }) => (hitAt === null ? null : new Date(hitAt))),
  };
}

/** As it is shown, but for what is read with the request. */
export function ideaRow(stored: StoredIdea) {
  const { targets, updates, ...idea } = stored;
  const asset = catalogued(stored.assetId);
  return {
    ...idea,
    asset,
    currency: asset.currency,
    rewardRiskRatio: toPlain(rewardRiskRatio(termsOf(stored))),
    targets: targets.map(({ price, allocationPercent, hitAt }) => ({
      price,
      allocationPercent,
      hitAt: hitAt === null ? null : new Date(hitAt),
    })),
    updates: updates.map(({ at, text }) => ({ at: new Date(at), text })),
  };
}

export type IdeaRow = ReturnType<typeof ideaRow>;

function catalogued(assetId: string): AssetRow {
  const asset = assetById(assetId);
  invariant(asset !== null, 'ideas are about assets of the catalogue');
  return asset;
}

/** The plans whose open ideas somebody on a plan sees: it and all below. */
export function tiersUpTo(plan: Plan): readonly Plan[] {
  return PLANS.slice(0, PLANS.indexOf(plan) + 1);
}
