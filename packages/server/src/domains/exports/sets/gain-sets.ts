import { assetById } from '@investing-platform/rules/market/catalogue';
import type { SetColumn } from './set.ts';
import { inYork, plain, type SetPart, sqlSet, told, withinDays } from './sql-set.ts';

/** Where an instrument of the catalogue has its id, its symbol and name are shown. */
const SHOWN = {
  symbol: (value: string) => assetById(value)?.symbol ?? value,
  name: (value: string) => assetById(value)?.name ?? value,
};

/** Days of tracked portfolios are as the person recorded them. */
const onDays = (day: string): string => `${day} between $5::date and $6::date`;
const inPortfolios = (portfolioId: string): string =>
  `($4::uuid[] is null or ${portfolioId} = any($4::uuid[]))`;

const DIVIDEND_COLUMNS = [
  { name: 'paidOn', kind: 'date', paper: 1.6 },
  { name: 'source', kind: 'text', paper: 3 },
  { name: 'tradingMode', kind: 'text' },
  { name: 'symbol', kind: 'text', paper: 1.5 },
  { name: 'name', kind: 'text', paper: 4 },
  { name: 'quantity', kind: 'number', paper: 2 },
  { name: 'amountPerShare', kind: 'number', paper: 2 },
  { name: 'grossAmount', kind: 'number', paper: 2 },
  { name: 'withholdingTax', kind: 'number', paper: 2 },
  { name: 'netAmount', kind: 'number', paper: 2 },
  { name: 'currency', kind: 'text', paper: 1.2 },
  { name: 'sourceId', kind: 'text' },
  { name: 'id', kind: 'text' },
] as const satisfies readonly SetColumn[];

type DividendPart = SetPart<(typeof DIVIDEND_COLUMNS)[number]['name']>;

const OF_ACCOUNTS: DividendPart = {
  name: 'account_dividends',
  each: 'account',
  range: 'timestamp',
  from: 'due_dividends d join broker_accounts a on a.id = d.broker_account_id',
  where: `d.user_id = $1 and d.broker_account_id = $2 and d.paid_at is not null
    and ${withinDays('d.paid_at')}`,
  keys: [
    { sql: 'd.paid_at', type: 'timestamptz' },
    { sql: 'd.id', type: 'uuid' },
  ],
  cells: {
    paidOn: inYork('d.paid_at'),
    source: 'a.name',
    tradingMode: 'a.trading_mode',
    symbol: 'd.asset_id::text',
    name: 'd.asset_id::text',
    quantity: plain('d.quantity'),
    amountPerShare: plain('d.per_share_amount'),
    grossAmount: plain('d.gross_amount'),
    withholdingTax: plain('d.withheld_amount'),
    netAmount: plain('d.gross_amount - d.withheld_amount'),
    currency: 'd.currency',
    sourceId: 'a.id::text',
    id: 'd.id::text',
  },
};

const TRACKED: DividendPart = {
  name: 'tracked_dividends',
  each: 'person',
  range: 'date',
  from: `tracked_dividends d join portfolios p on p.id = d.portfolio_id
    left join custom_instruments i on i.id = d.instrument_id`,
  where: `d.user_id = $1 and d.state = 'CONFIRMED' and d.tombstoned_at is null
    and d.created_at <= $7 and ${inPortfolios('d.portfolio_id')} and ${onDays('d.paid_on')}`,
  keys: [
    { sql: 'd.paid_on', type: 'date' },
    { sql: 'd.id', type: 'uuid' },
  ],
  cells: {
    paidOn: 'd.paid_on::text',
    source: 'p.name',
    symbol: 'coalesce(i.symbol, d.instrument_id::text)',
    name: 'coalesce(i.name, d.instrument_id::text)',
    quantity: plain('d.quantity'),
    amountPerShare: plain('d.amount_per_share'),
    grossAmount: plain('d.gross_amount'),
    withholdingTax: plain('d.withholding_tax'),
    netAmount: plain('d.gross_amount - d.withholding_tax'),
    currency: 'd.currency',
    sourceId: 'p.id::text',
    id: 'd.id::text',
  },
};

export const dividends = sqlSet(DIVIDEND_COLUMNS, [OF_ACCOUNTS, TRACKED], SHOWN);

const GAIN_COLUMNS = [
  { name: 'soldOn', kind: 'date', paper: 1.6 },
  { name: 'acquiredOn', kind: 'date', paper: 1.6 },
  { name: 'source', kind: 'text', paper: 3 },
  { name: 'tradingMode', kind: 'text' },
  { name: 'symbol', kind: 'text', paper: 1.5 },
  { name: 'name', kind: 'text', paper: 4 },
  { name: 'quantity', kind: 'number', paper: 2 },
  { name: 'proceeds', kind: 'number', paper: 2.2 },
  { name: 'cost', kind: 'number', paper: 2.2 },
  { name: 'gain', kind: 'number', paper: 2.2 },
  { name: 'currency', kind: 'text', paper: 1.2 },
  { name: 'method', kind: 'text' },
  { name: 'orderId', kind: 'text' },
  { name: 'sourceId', kind: 'text' },
  { name: 'id', kind: 'text' },
] as const satisfies readonly SetColumn[];

type GainPart = SetPart<(typeof GAIN_COLUMNS)[number]['name']>;

const LOTS_SOLD: GainPart = {
  name: 'lots_sold',
  each: 'account',
  range: 'timestamp',
  from: 'realised_gains g join broker_accounts a on a.id = g.broker_account_id',
  where: `g.user_id = $1 and g.broker_account_id = $2 and ${withinDays('g.sold_at')}`,
  keys: [
    { sql: 'g.sold_at', type: 'timestamptz' },
    { sql: 'g.id', type: 'uuid' },
  ],
  cells: {
    soldOn: inYork('g.sold_at'),
    acquiredOn: inYork('g.acquired_at'),
    source: 'a.name',
    tradingMode: 'a.trading_mode',
    symbol: 'g.asset_id::text',
    name: 'g.asset_id::text',
    quantity: plain('g.quantity'),
    proceeds: plain('g.proceeds'),
    cost: plain('g.cost'),
    gain: plain('g.proceeds - g.cost'),
    currency: 'g.currency',
    method: 'g.method',
    orderId: 'g.order_id::text',
    sourceId: 'a.id::text',
    id: 'g.id::text',
  },
};

/** The sums of a holding are of all its days until then: a day's own is what it adds. */
const TRACKED_SALES: GainPart = {
  name: 'tracked_sales',
  each: 'person',
  range: 'date',
  from: `tracked_holdings h join portfolios p on p.id = h.portfolio_id
    join tracked_days d on d.holding_id = h.id
    left join custom_instruments i on i.id = h.instrument_id
    left join lateral (select b.brought, b.realized from tracked_days b
      where b.holding_id = h.id and b.day < d.day order by b.day desc limit 1) b on true`,
  where: `h.user_id = $1 and h.tombstoned_at is null and ${inPortfolios('h.portfolio_id')}
    and ${onDays('d.day')} and d.brought <> coalesce(b.brought, 0)`,
  keys: [
    { sql: 'h.id', type: 'uuid' },
    { sql: 'd.day', type: 'date' },
  ],
  cells: {
    soldOn: 'd.day::text',
    source: 'p.name',
    symbol: 'coalesce(i.symbol, h.instrument_id::text)',
    name: 'coalesce(i.name, h.instrument_id::text)',
    proceeds: plain('d.brought - coalesce(b.brought, 0)'),
    cost: plain('d.brought - coalesce(b.brought, 0) - d.realized + coalesce(b.realized, 0)'),
    gain: plain('d.realized - coalesce(b.realized, 0)'),
    currency: 'p.currency',
    method: 'p.cost_basis_method',
    sourceId: 'p.id::text',
    id: 'h.id::text',
  },
};

export const realizedGains = sqlSet(GAIN_COLUMNS, [LOTS_SOLD, TRACKED_SALES], SHOWN);

const TRADE_COLUMNS = [
  { name: 'tradedOn', kind: 'date', paper: 1.6 },
  { name: 'portfolio', kind: 'text', paper: 3 },
  { name: 'symbol', kind: 'text', paper: 1.5 },
  { name: 'name', kind: 'text', paper: 4 },
  { name: 'type', kind: 'text', paper: 2.4 },
  { name: 'state', kind: 'text' },
  { name: 'quantity', kind: 'number', paper: 2 },
  { name: 'price', kind: 'number', paper: 2 },
  { name: 'currency', kind: 'text', paper: 1.2 },
  { name: 'fee', kind: 'number', paper: 1.4 },
  { name: 'feeCurrency', kind: 'text' },
  { name: 'exchangeRate', kind: 'number' },
  { name: 'costBasis', kind: 'number' },
  { name: 'capitalAmount', kind: 'number' },
  { name: 'ratio', kind: 'text' },
  { name: 'note', kind: 'text', paper: 3 },
  { name: 'uniqueIdentifier', kind: 'text' },
  { name: 'createdAt', kind: 'instant' },
  { name: 'id', kind: 'text' },
] as const satisfies readonly SetColumn[];

/** What was recorded of tracked portfolios, pending and rejected ones too. */
export const transactions = sqlSet(
  TRADE_COLUMNS,
  [
    {
      name: 'tracked_trades',
      each: 'person',
      range: 'date',
      from: `tracked_trades t join portfolios p on p.id = t.portfolio_id
        left join custom_instruments i on i.id = t.instrument_id`,
      where: `t.user_id = $1 and t.tombstoned_at is null and t.created_at <= $7
        and ${inPortfolios('t.portfolio_id')} and ${onDays('t.traded_on')}`,
      keys: [
        { sql: 't.traded_on', type: 'date' },
        { sql: 't.id', type: 'uuid' },
      ],
      cells: {
        tradedOn: 't.traded_on::text',
        portfolio: 'p.name',
        symbol: 'coalesce(i.symbol, t.instrument_id::text)',
        name: 'coalesce(i.name, t.instrument_id::text)',
        type: 't.type',
        state: 't.state',
        quantity: plain('t.quantity'),
        price: plain('t.price'),
        currency: 't.currency',
        fee: plain('t.fee'),
        feeCurrency: 't.fee_currency',
        exchangeRate: plain('t.exchange_rate'),
        costBasis: plain('t.cost_basis'),
        capitalAmount: plain('t.capital_amount'),
        ratio: `t.ratio_numerator || ':' || t.ratio_denominator`,
        note: 't.note',
        uniqueIdentifier: 't.unique_identifier',
        createdAt: told('t.created_at'),
        id: 't.id::text',
      },
    },
  ],
  SHOWN,
);
