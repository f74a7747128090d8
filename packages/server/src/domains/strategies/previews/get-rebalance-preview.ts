import { refuseClosed } from '@investing-platform/rules/strategies/active-refusals';
import {
  readTargets,
  type TargetWeightsRequest,
} from '@investing-platform/rules/strategies/own-targets';
import type { Book } from '@investing-platform/rules/strategies/runs/book';
import { type Plan, planRebalance } from '@investing-platform/rules/strategies/runs/plan';
import {
  figuresOf,
  type PreviewLine,
} from '@investing-platform/rules/strategies/runs/preview-figures';
import type { Skip } from '@investing-platform/rules/strategies/runs/skip';
import { readAmount } from '@investing-platform/rules/strategies/strategy-terms';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, ZERO } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { readLots } from '../../trading/index.ts';
import {
  blockedSides,
  bookOf,
  exchangeOfActive,
  fingerprintOf,
  type Targets,
} from '../actives/active-book.ts';
import { requireExchange } from '../actives/active-settings.ts';
import { type ActiveRow, activeOfUser } from '../actives/actives.sql.ts';
import { runWindow } from '../runs/market-window.ts';
import { hasRate, lastPricesFor, type Prices } from '../runs/prices.ts';
import { workOf } from '../runs/run-work.ts';
import { insertPreview } from './previews.sql.ts';

export interface PreviewInput {
  readonly activeStrategyId: string;
  readonly weights?: TargetWeightsRequest | null | undefined;
  readonly contribution?: string | null | undefined;
  /** Default false. */
  readonly buyOnly?: boolean | undefined;
  /** A plain decimal; default 0. */
  readonly tolerancePercentPoints?: string | undefined;
}

export interface PreviewShown {
  readonly previewId: string | null;
  readonly expiresAt: Date | null;
  readonly activeStrategyId: string;
  readonly asOf: Date;
  readonly totalValue: string;
  readonly unpricedCount: number;
  readonly currency: string;
  readonly lines: PreviewLine[];
  readonly estimatedFees: string;
  readonly estimatedRealizedGain: string;
  readonly turnoverPercent: string;
  readonly cashAfter: string;
  readonly skipped: Skip[];
}

const LIFETIME_MS = 5 * MINUTE_MS;

type PreviewDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData' | 'broker'>;

/**
 * What rebalancing an active strategy would do now. What it shows is kept for five minutes, so that
 * just this can be run.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, INVALID_STATE
 */
export async function getRebalancePreview(
  deps: PreviewDeps,
  actor: Actor,
  input: PreviewInput,
): Promise<PreviewShown> {
  const { userId } = requireUser(actor);
  const targets = readTrial(input);
  const active = await deps.db.maybe(activeOfUser, userId, input.activeStrategyId);
  if (active === null) throw notFound('Active strategy');
  refuseClosed(active);
  const { book, prices } = await bookToPreview(deps, active, input, targets);
  const unrated = active.foreignCash.filter(
    ({ currency }) => !hasRate(prices, currency, active.currency),
  );
  const plan = planRebalance(book, {
    mode: input.buyOnly === true ? 'BUY_ONLY' : 'FULL',
    tolerancePercentPoints: decimal(input.tolerancePercentPoints ?? '0'),
  });
  const lots = await readLots(deps.db, active.id);
  const asOf = deps.clock.now();
  const isTrial = targets !== null || decimal(input.contribution ?? '0').gt(0);
  const kept = isTrial ? null : await keep(deps, active, plan, asOf);
  return {
    ...(kept ?? { previewId: null, expiresAt: null }),
    activeStrategyId: active.id,
    asOf,
    ...figuresOf(book, plan, { lots, method: active.costBasisMethod }, unrated.length),
  };
}

function readTrial({ weights }: PreviewInput): Targets | null {
  if (weights == null) return null;
  const read = readTargets(weights, 'params.weights');
  return {
    cashTargetPercent: read.cashPercent,
    percentByAsset: new Map(
      read.weights.map(({ asset, targetPercent }) => [asset.id, targetPercent]),
    ),
  };
}

async function bookToPreview(
  deps: PreviewDeps,
  active: ActiveRow,
  input: PreviewInput,
  targets: Targets | null,
): Promise<{ readonly book: Book; readonly prices: Prices }> {
  const trialIds = [...(targets?.percentByAsset.keys() ?? [])];
  const prices = await lastPricesFor(deps, active, trialIds);
  const ids = [...new Set([...active.holdings.map(({ assetId }) => assetId), ...trialIds])];
  const blocked = await blockedSides(deps.db, active, ids);
  const now = deps.clock.now();
  const at = runWindow(exchangeOfActive(active), now)?.beginsAt ?? now;
  const contribution =
    input.contribution == null
      ? ZERO
      : decimal(readAmount(input.contribution, active.currency, 'params.contribution'));
  const book = bookOf(deps, active, prices, { at, blocked, targets, contribution });
  if (targets !== null) {
    requireExchange(
      book.assets.map(({ asset }) => asset),
      active,
    );
  }
  return { book, prices };
}

async function keep(deps: PreviewDeps, active: ActiveRow, plan: Plan, asOf: Date) {
  const previewId = newId(deps.clock, deps.random);
  const expiresAt = new Date(asOf.getTime() + LIFETIME_MS);
  const work = JSON.stringify(workOf(plan));
  await deps.db.transaction((tx) =>
    tx.run(insertPreview, {
      id: previewId,
      activeStrategyId: active.id,
      userId: active.userId,
      fingerprint: fingerprintOf(active),
      work,
      asOf,
      expiresAt,
    }),
  );
  return { previewId, expiresAt };
}
