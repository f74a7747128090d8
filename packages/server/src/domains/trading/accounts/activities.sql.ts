import type {
  ActivityStatus,
  ActivityType,
  OrderSide,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

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
export const insertCashActivities = statement<
  never,
  [
    type: string,
    occurredAt: Date,
    description: string,
    ids: readonly string[],
    entryIds: readonly string[],
    brokerAccountIds: readonly string[],
    userIds: readonly string[],
    netAmounts: readonly string[],
    currencies: readonly string[],
  ]
>(
  'trading_insert_cash_activities',
  `insert into account_activities (id, entry_id, broker_account_id, user_id, type, occurred_at,
     net_amount, currency, description)
   select id, entry_id, account_id, user_id, $1, $2, net_amount, currency, $3
   from unnest($4::uuid[], $5::uuid[], $6::uuid[], $7::uuid[], $8::numeric[], $9::text[])
     as a (id, entry_id, account_id, user_id, net_amount, currency)`,
);

export const insertActivity = statement<
  never,
  [
    id: string,
    entryId: string,
    brokerAccountId: string,
    userId: string,
    type: string,
    occurredAt: Date,
    settlesOn: string | null,
    symbol: string | null,
    assetId: string | null,
    side: string | null,
    quantity: string | null,
    price: string | null,
    perShareAmount: string | null,
    netAmount: string,
    currency: string,
    orderId: string | null,
    description: string,
  ]
>(
  'trading_insert_activity',
  `insert into account_activities (id, entry_id, broker_account_id, user_id, type, occurred_at,
     settle_date, symbol, asset_id, side, quantity, price, per_share_amount, net_amount, currency,
     order_id, description)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
);
