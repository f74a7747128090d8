import { activityRows } from './activity-rows.ts';
import type { SetColumn } from './set.ts';
import { plain, type SetPart, sqlSet, told, withinDays } from './sql-set.ts';

const ACTIVITY_COLUMNS = [
  { name: 'occurredAt', kind: 'instant', paper: 3 },
  { name: 'account', kind: 'text', paper: 2.5 },
  { name: 'tradingMode', kind: 'text' },
  { name: 'type', kind: 'text', paper: 2.2 },
  { name: 'status', kind: 'text' },
  { name: 'symbol', kind: 'text', paper: 1.3 },
  { name: 'side', kind: 'text' },
  { name: 'quantity', kind: 'number', paper: 2 },
  { name: 'price', kind: 'number', paper: 2 },
  { name: 'perShareAmount', kind: 'number' },
  { name: 'netAmount', kind: 'number', paper: 2.2 },
  { name: 'currency', kind: 'text', paper: 1.2 },
  { name: 'settlesOn', kind: 'date' },
  { name: 'orderId', kind: 'text' },
  { name: 'description', kind: 'text', paper: 5 },
  { name: 'id', kind: 'text' },
] as const satisfies readonly SetColumn[];

/** What moved cash or shares, as `fetchPlatformInvestAccountActivities` lists it. */
export const activities = sqlSet(ACTIVITY_COLUMNS, [
  {
    name: 'activities',
    ...activityRows(),
    cells: {
      occurredAt: told('v.occurred_at'),
      account: 'a.name',
      tradingMode: 'a.trading_mode',
      type: 'v.type',
      status: 'v.status',
      symbol: 'v.symbol',
      side: 'v.side',
      quantity: plain('v.quantity'),
      price: plain('v.price'),
      perShareAmount: plain('v.per_share_amount'),
      netAmount: plain('v.net_amount'),
      currency: 'v.currency',
      settlesOn: 'v.settle_date::text',
      orderId: 'v.order_id::text',
      description: 'v.description',
      id: 'v.id::text',
    },
  },
]);

const ORDER_COLUMNS = [
  { name: 'submittedAt', kind: 'instant', paper: 3 },
  { name: 'account', kind: 'text', paper: 2.5 },
  { name: 'tradingMode', kind: 'text' },
  { name: 'symbol', kind: 'text', paper: 1.3 },
  { name: 'side', kind: 'text', paper: 1 },
  { name: 'type', kind: 'text', paper: 1.8 },
  { name: 'timeInForce', kind: 'text' },
  { name: 'status', kind: 'text', paper: 2.2 },
  { name: 'quantity', kind: 'number', paper: 2 },
  { name: 'notional', kind: 'number' },
  { name: 'limitPrice', kind: 'number' },
  { name: 'stopPrice', kind: 'number' },
  { name: 'quantityFilled', kind: 'number' },
  { name: 'averageFilledPrice', kind: 'number' },
  { name: 'fees', kind: 'number' },
  { name: 'currency', kind: 'text', paper: 1.2 },
  { name: 'filledAt', kind: 'instant', paper: 3 },
  { name: 'fillQuantity', kind: 'number', paper: 2 },
  { name: 'fillPrice', kind: 'number', paper: 2 },
  { name: 'fillFee', kind: 'number', paper: 1.5 },
  { name: 'failureReason', kind: 'text' },
  { name: 'source', kind: 'text' },
  { name: 'clientOrderId', kind: 'text' },
  { name: 'id', kind: 'text' },
] as const satisfies readonly SetColumn[];

/** A row for each fill of an order, and one for an order without any. */
export const orders = sqlSet(ORDER_COLUMNS, [
  {
    name: 'orders',
    each: 'person',
    range: 'timestamp',
    from: `orders o join broker_accounts a on a.id = o.broker_account_id
      left join executions e on e.order_id = o.id and e.at <= $7`,
    where: `o.user_id = $1 and ($3::text is null or o.trading_mode = $3)
      and ${withinDays('o.submitted_at')}`,
    keys: [
      { sql: 'o.submitted_at', type: 'timestamptz' },
      { sql: 'o.id', type: 'uuid' },
      { sql: 'coalesce(e.sequence, 0)', type: 'integer' },
    ],
    cells: {
      submittedAt: told('o.submitted_at'),
      account: 'a.name',
      tradingMode: 'o.trading_mode',
      symbol: 'o.symbol',
      side: 'o.side',
      type: 'o.type',
      timeInForce: 'o.time_in_force',
      status: 'o.status',
      quantity: plain('o.quantity'),
      notional: plain('o.notional'),
      limitPrice: plain('o.limit_price'),
      stopPrice: plain('o.stop_price'),
      quantityFilled: plain('o.quantity_filled'),
      averageFilledPrice: plain('o.average_filled_price'),
      fees: plain('o.fees'),
      currency: 'o.currency',
      filledAt: told('e.at'),
      fillQuantity: plain('e.quantity'),
      fillPrice: plain('e.price'),
      fillFee: plain('e.fee'),
      failureReason: 'o.reject_reason',
      source: 'o.source',
      clientOrderId: 'o.client_order_id',
      id: 'o.id::text',
    },
  },
]);

const TRANSFER_COLUMNS = [
  { name: 'createdAt', kind: 'instant', paper: 3 },
  { name: 'account', kind: 'text', paper: 2.5 },
  { name: 'tradingMode', kind: 'text' },
  { name: 'kind', kind: 'text', paper: 2.2 },
  { name: 'status', kind: 'text', paper: 2 },
  { name: 'method', kind: 'text', paper: 2 },
  { name: 'amount', kind: 'number', paper: 2 },
  { name: 'currency', kind: 'text', paper: 1.2 },
  { name: 'fee', kind: 'number', paper: 1.5 },
  { name: 'exchangeRate', kind: 'number' },
  { name: 'arrivedAmount', kind: 'number', paper: 2 },
  { name: 'arrivedCurrency', kind: 'text', paper: 1.2 },
  { name: 'completedAt', kind: 'instant', paper: 3 },
  { name: 'reference', kind: 'text' },
  { name: 'failureReason', kind: 'text' },
  { name: 'id', kind: 'text' },
] as const satisfies readonly SetColumn[];

type TransferPart = SetPart<(typeof TRANSFER_COLUMNS)[number]['name']>;

const createdKeys = (table: string) =>
  [
    { sql: `${table}.created_at`, type: 'timestamptz' },
    { sql: `${table}.id`, type: 'uuid' },
  ] as const;

const DEPOSITS: TransferPart = {
  name: 'deposits',
  each: 'person',
  range: 'timestamp',
  from: 'deposits d join broker_accounts a on a.id = d.broker_account_id',
  where: `d.user_id = $1 and ($3::text is null or d.trading_mode = $3)
    and ${withinDays('d.created_at')}`,
  keys: createdKeys('d'),
  cells: {
    createdAt: told('d.created_at'),
    account: 'a.name',
    tradingMode: 'd.trading_mode',
    kind: `'DEPOSIT'`,
    status: 'd.status',
    method: 'd.method',
    amount: plain('d.amount'),
    currency: 'd.currency',
    fee: plain('d.fee'),
    exchangeRate: plain('d.exchange_rate'),
    arrivedAmount: plain('d.credited_amount'),
    arrivedCurrency: 'd.credited_currency',
    completedAt: told('d.completed_at'),
    reference: 'd.reference',
    failureReason: 'd.failure_reason',
    id: 'd.id::text',
  },
};

const WITHDRAWALS: TransferPart = {
  name: 'withdrawals',
  each: 'person',
  range: 'timestamp',
  from: 'withdrawals w join broker_accounts a on a.id = w.broker_account_id',
  where: `w.user_id = $1 and ($3::text is null or a.trading_mode = $3)
    and ${withinDays('w.created_at')}`,
  keys: createdKeys('w'),
  cells: {
    createdAt: told('w.created_at'),
    account: 'a.name',
    tradingMode: 'a.trading_mode',
    kind: `'WITHDRAWAL'`,
    status: 'w.status',
    method: `'BANK_TRANSFER'`,
    amount: plain('w.amount'),
    currency: 'w.currency',
    fee: plain('w.fee'),
    exchangeRate: plain('w.exchange_rate'),
    arrivedAmount: plain('w.payout_amount'),
    arrivedCurrency: 'w.payout_currency',
    completedAt: told('w.completed_at'),
    reference: 'w.reference',
    failureReason: 'w.status_reason',
    id: 'w.id::text',
  },
};

const CRYPTO: TransferPart = {
  name: 'crypto_transfers',
  ...activityRows("and v.type in ('CRYPTO_DEPOSIT', 'CRYPTO_WITHDRAWAL')"),
  cells: {
    createdAt: told('v.occurred_at'),
    account: 'a.name',
    tradingMode: 'a.trading_mode',
    kind: 'v.type',
    status: 'v.status',
    method: `'CHAIN'`,
    amount: plain('abs(v.quantity)'),
    currency: 'v.symbol',
    completedAt: told('v.occurred_at'),
    reference: 'v.description',
    id: 'v.id::text',
  },
};

export const depositsAndWithdrawals = sqlSet(TRANSFER_COLUMNS, [DEPOSITS, WITHDRAWALS, CRYPTO]);
