import type {
  ActivityStatus,
  ActivityType,
  OrderSide,
} from '@investing-platform/schema/operations';
import { namedStatement } from '../../../db/statement.ts';

/** What moved cash or shares of an account. Amounts are plain decimals. */
export interface ActivityRow {
  readonly id: string;
  readonly brokerAccountId: string;
  readonly type: ActivityType;
  readonly status: ActivityStatus;
  readonly occurredAt: Date;
  /** `YYYY-MM-DD`; null where it settles at once. */
  readonly settlesOn: string | null;
  readonly symbol: string | null;
  readonly assetId: string | null;
  readonly side: OrderSide | null;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly perShareAmount: string | null;
  readonly netAmount: string;
  readonly currency: string;
  readonly orderId: string | null;
  readonly description: string;
}

/** Of many accounts at one moment, whose cash alone was moved. */
export const insertCashActivities = namedStatement<
  never,
  {
    readonly type: string;
    readonly occurredAt: Date;
    readonly description: string;
    readonly ids: readonly string[];
    readonly entryIds: readonly string[];
    readonly brokerAccountIds: readonly string[];
    readonly userIds: readonly string[];
    readonly netAmounts: readonly string[];
    readonly currencies: readonly string[];
  }
>(
  'trading_insert_cash_activities',
  `insert into account_activities (id, entry_id, broker_account_id, user_id, type, occurred_at,
     net_amount, currency, description)
   select id, entry_id, account_id, user_id, $type, $occurredAt, net_amount, currency,
     $description
   from unnest($ids::uuid[], $entryIds::uuid[], $brokerAccountIds::uuid[], $userIds::uuid[],
     $netAmounts::numeric[], $currencies::text[])
     as a (id, entry_id, account_id, user_id, net_amount, currency)`,
);

export const insertActivity = namedStatement<
  never,
  {
    readonly id: string;
    readonly entryId: string;
    readonly brokerAccountId: string;
    readonly userId: string;
    readonly type: string;
    readonly occurredAt: Date;
    readonly settlesOn: string | null;
    readonly symbol: string | null;
    readonly assetId: string | null;
    readonly side: string | null;
    readonly quantity: string | null;
    readonly price: string | null;
    readonly perShareAmount: string | null;
    readonly netAmount: string;
    readonly currency: string;
    readonly orderId: string | null;
    readonly description: string;
  }
>(
  'trading_insert_activity',
  `insert into account_activities (id, entry_id, broker_account_id, user_id, type, occurred_at,
     settle_date, symbol, asset_id, side, quantity, price, per_share_amount, net_amount, currency,
     order_id, description)
   values ($id, $entryId, $brokerAccountId, $userId, $type, $occurredAt, $settlesOn, $symbol,
     $assetId, $side, $quantity, $price, $perShareAmount, $netAmount, $currency, $orderId,
     $description)`,
);
