import { refuseSpentPreview } from '@investing-platform/rules/strategies/runs/preview-use';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { turnOf } from '../../trading/index.ts';
import { fingerprintOf } from '../actives/active-book.ts';
import type { ActiveRow } from '../actives/actives.sql.ts';
import { idleActive, queueRun, requireInvestor } from '../actives/change-active.ts';
import { lockPreview, usePreview } from '../previews/previews.sql.ts';
import { type RunRow, type RunTerms, runOfUser } from './runs.sql.ts';

export interface RebalanceInput {
  readonly id: string;
  readonly terms?:
    | {
        readonly previewId?: string | null | undefined;
        readonly settings?:
          | {
              readonly buyOnly?: boolean | undefined;
              readonly tolerancePercentPoints?: string | undefined;
            }
          | null
          | undefined;
      }
    | null
    | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

type RebalanceDeps = Pick<Deps, 'db' | 'clock' | 'random'>;

/**
 * Queues a run that brings an active strategy back to its targets, or does just what a preview has
 * shown. It does not wait for the cooldown.
 *
 * @throws {PlatformError} NOT_FOUND; CONFLICT while a run is open, and for a preview that has
 *   ended, was run already or no longer fits; INVALID_STATE, ACCOUNT_RESTRICTED, KYC_REQUIRED,
 *   AGREEMENT_REQUIRED, IDEMPOTENCY_CONFLICT
 */
export async function rebalanceActiveStrategy(
  deps: RebalanceDeps,
  actor: Actor,
  input: RebalanceInput,
): Promise<RunRow> {
  const { userId } = requireUser(actor);
  const operation = 'rebalanceActiveStrategy';
  const key = { userId, operation, key: input.idempotencyKey ?? null, input };
  return deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, async () => {
      const active = await idleActive(tx, userId, input.id);
      await requireInvestor(tx, userId, { brokerAccountId: active.brokerAccountId });
      return rebalance(tx, deps, active, input);
    });
    return tx.one(runOfUser, userId, id);
  }, turnOf(userId));
}

async function rebalance(
  tx: Transaction,
  deps: RebalanceDeps,
  active: ActiveRow,
  { terms }: RebalanceInput,
): Promise<string> {
  const previewId = terms?.previewId ?? null;
  const run = { type: 'FULL_REBALANCE', initiatedBy: 'OWNER', amount: null } as const;
  if (previewId === null) {
    const { buyOnly = false, tolerancePercentPoints = '0' } = terms?.settings ?? {};
    const mode = buyOnly ? ('BUY_ONLY' as const) : ('FULL' as const);
    return queueRun(tx, deps, active, { ...run, terms: { mode, tolerancePercentPoints } });
  }
  const previewed = await previewedTerms(tx, deps, active, previewId);
  const runId = await queueRun(tx, deps, active, { ...run, terms: previewed });
  await tx.run(usePreview, previewId, runId);
  return runId;
}

async function previewedTerms(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  active: ActiveRow,
  previewId: string,
): Promise<RunTerms> {
  const preview = await tx.maybe(lockPreview, active.userId, active.id, previewId);
  if (preview === null) throw notFound('Rebalance preview');
  refuseSpentPreview(preview, deps.clock.now(), fingerprintOf(active));
  return { work: preview.work };
}
