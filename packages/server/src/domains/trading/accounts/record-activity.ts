import type { OrderSide } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { TradingDeps } from '../deps.ts';
import { type ActivityRow, insertActivity, insertCashActivities } from './activities.sql.ts';

/** What an entry did to an account, for people to read. */
export interface Activity {
  readonly type: ActivityRow['type'];
  readonly entryId: string;
  readonly owner: { readonly userId: string; readonly brokerAccountId: string };
  readonly asset?: { readonly id: string; readonly symbol: string } | null;
  readonly side?: OrderSide;
  /** Above 0 where it came in, below where it went out. */
  readonly quantity?: Decimal;
  readonly price?: Decimal;
  readonly perShareAmount?: Decimal;
  /** Cash that came in, below 0 where it went out. */
  readonly netAmount: Decimal;
  readonly currency: string;
  readonly orderId?: string;
  /** `YYYY-MM-DD`; absent where it settles at once. */
  readonly settlesOn?: string | null;
  readonly description: string;
}

/** Records an activity beside the entry that it tells of. */
export async function recordActivity(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  activity: Activity,
): Promise<void> {
  const { owner, asset } = activity;
  tx.send(insertActivity, [
    {
      id: newId(deps.clock, deps.random),
      entryId: activity.entryId,
      brokerAccountId: owner.brokerAccountId,
      userId: owner.userId,
      type: activity.type,
      occurredAt: deps.clock.now(),
      settlesOn: activity.settlesOn ?? null,
      symbol: asset?.symbol ?? null,
      assetId: asset?.id ?? null,
      side: activity.side ?? null,
      quantity: plain(activity.quantity),
      price: plain(activity.price),
      perShareAmount: plain(activity.perShareAmount),
      netAmount: toPlain(activity.netAmount),
      currency: activity.currency,
      orderId: activity.orderId ?? null,
      description: activity.description,
    },
  ]);
}

/** Of cash alone: what is told of each account. */
export type CashActivity = Pick<Activity, 'entryId' | 'owner' | 'netAmount' | 'currency'>;

/** Records activities of many accounts beside their entries, in one statement. */
export function recordCashActivities(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  { type, description }: Pick<Activity, 'type' | 'description'>,
  activities: readonly CashActivity[],
): void {
  tx.send(insertCashActivities, [
    {
      type,
      occurredAt: deps.clock.now(),
      description,
      ids: activities.map(() => newId(deps.clock, deps.random)),
      entryIds: activities.map(({ entryId }) => entryId),
      brokerAccountIds: activities.map(({ owner }) => owner.brokerAccountId),
      userIds: activities.map(({ owner }) => owner.userId),
      netAmounts: activities.map(({ netAmount }) => toPlain(netAmount)),
      currencies: activities.map(({ currency }) => currency),
    },
  ]);
}

const plain = (amount: Decimal | undefined): string | null =>
  amount === undefined ? null : toPlain(amount);
