import { decimal } from '../../numbers/decimal.ts';
import { addDays } from '../../time/civil-date.ts';
import { type Asked, intent } from '../conversation.ts';
import { counted, dayOf, foreign, listed, money, spoken, totals, units } from '../prose.ts';
import { sumsOf } from './holdings.ts';

interface OrderRow {
  readonly status: string;
  readonly side: string;
  readonly symbol: string;
  readonly name: string;
  readonly quantity: string | null;
  readonly quantityFilled: string;
  readonly notional: string | null;
  readonly averageFilledPrice: string | null;
  readonly limitPrice: string | null;
  readonly fees: string | null;
  readonly currency: string;
  readonly realizedProfitLoss: string | null;
  readonly submittedAt: string;
}
interface Orders {
  readonly nodes: readonly OrderRow[];
  readonly nextCursor: string | null;
}

const MOST = 500;
const moments = ({ period }: Asked) => ({
  ...(period?.from == null ? {} : { from: `${period.from}T00:00:00.000Z` }),
  ...(period === null ? {} : { to: `${addDays(period.to, 1)}T00:00:00.000Z` }),
  limit: MOST,
});
const ofAsset = ({ asset }: Asked) => (asset === null ? {} : { assetIds: [asset.id] });
const named = ({ asset }: Asked): string => (asset === null ? '' : ` in ${foreign(asset.name)}`);
const cut = ({ nextCursor }: Orders): string =>
  nextCursor === null ? '' : ` Only the newest ${MOST} orders are counted: ask for a shorter time.`;

function lineOf(order: OrderRow): string {
  const much =
    order.quantity === null
      ? money(order.notional ?? '0', order.currency)
      : `${units(order.quantity)}`;
  const limit = order.limitPrice === null ? '' : ` at ${money(order.limitPrice, order.currency)}`;
  const price = order.averageFilledPrice;
  const filled =
    price === null
      ? ''
      : `, ${units(order.quantityFilled)} filled at ${money(price, order.currency)}`;
  const what = `${order.side.toLowerCase()} ${much} ${order.symbol}${limit}`;
  return `${dayOf(order.submittedAt)}: ${what}, ${spoken(order.status)}${filled}`;
}

export const openOrders = intent<[Orders]>({
  name: 'open orders',
  example: 'Which orders are open?',
  patterns: [
    ...['open order', 'pending order', 'order open', 'order pending', 'waiting order', 'unfilled'],
    ...['order still', 'order filled', 'order wait', 'working order'],
  ],
  asset: 'possible',
  calls: (asked) => [
    { name: 'getOrders', arguments: { group: 'OPEN', ...ofAsset(asked), limit: MOST } },
  ],
  say(asked, [page]) {
    if (page.nodes.length === 0) return `You have no open orders${named(asked)}.`;
    const lines = page.nodes.map((order) => lineOf(order));
    return `You have ${counted(page.nodes.length, 'open order')}${named(asked)}:\n\n${listed(lines)}`;
  },
});

export const orders = intent<[Orders]>({
  name: 'orders',
  example: 'Which orders did I place this month?',
  patterns: [
    ...['order', 'trade', 'bought', 'sold', 'order history', 'transaction', 'last order'],
    ...[
      'recent trade',
      'did buy',
      'did sell',
      'last trade',
      'when buy',
      'when sell',
      'order place',
    ],
  ],
  asset: 'possible',
  calls: (asked) => [{ name: 'getOrders', arguments: { ...moments(asked), ...ofAsset(asked) } }],
  say(asked, [page]) {
    const words = asked.period?.words ?? 'in all';
    if (page.nodes.length === 0) return `You placed no orders${named(asked)} ${words}.`;
    const filled = page.nodes.filter(({ status }) => status === 'FILLED').length;
    const lines = page.nodes.map((order) => lineOf(order));
    const first =
      `You placed ${counted(page.nodes.length, 'order')}${named(asked)} ${words}, ` +
      `${filled} of them filled.`;
    return `${first}${cut(page)}\n\n${listed(lines)}`;
  },
});

export const realized = intent<[Orders]>({
  name: 'realized gains',
  example: 'What gains did I realize this year?',
  patterns: [
    ...['realized gain', 'realised gain', 'realized', 'realised', 'capital gain', 'realized loss'],
    ...[
      'gain realize',
      'gain realise',
      'realize',
      'realise',
      'gain sold',
      'taxable gain',
      'realised loss',
    ],
  ],
  asset: 'possible',
  calls(asked) {
    const { period, today } = asked;
    const year = { from: `${today.slice(0, 4)}-01-01`, to: today, words: 'this year' };
    const span = moments({ ...asked, period: period ?? year });
    return [{ name: 'getOrders', arguments: { sides: ['SELL'], ...span, ...ofAsset(asked) } }];
  },
  say(asked, [page]) {
    const words = asked.period?.words ?? 'this year';
    const rows = page.nodes.flatMap(({ realizedProfitLoss: amount, currency, symbol }) =>
      amount === null ? [] : [{ amount, currency, symbol }],
    );
    if (rows.length === 0) return `You realized no gains or losses${named(asked)} ${words}.`;
    const lines = [...new Set(rows.map(({ symbol }) => symbol))].map(
      (symbol) => `${symbol}: ${sumsOf(rows.filter((row) => row.symbol === symbol))}`,
    );
    return `Gains and losses that your sales realized ${words}: ${sumsOf(rows)}.${cut(page)}\n\n${listed(lines)}`;
  },
});

export const fees = intent<[string, Orders]>({
  name: 'fees',
  example: 'What fees did I pay this year?',
  patterns: [
    ...['fee', 'cost of trading', 'commission', 'charge', 'fee paid', 'exchange fee', 'forex fee'],
    ...['fee pay', 'much fee', 'forex rate', 'trading cost', 'expensive'],
  ],
  asset: 'possible',
  calls(asked) {
    const { period, today } = asked;
    const year = { from: `${today.slice(0, 4)}-01-01`, to: today, words: 'this year' };
    const span = moments({ ...asked, period: period ?? year });
    return [
      { name: 'getMyForexFeeRate', arguments: {} },
      { name: 'getOrders', arguments: { ...span, ...ofAsset(asked) } },
    ];
  },
  say(asked, [fraction, page]) {
    const words = asked.period?.words ?? 'this year';
    const paid = page.nodes.flatMap(({ fees: amount, currency }) =>
      amount === null || decimal(amount).isZero() ? [] : [{ amount, currency }],
    );
    const sums = paid.length === 0 ? 'none' : totals(paid).join(' and ');
    const percent = decimal(fraction).times(100).toString();
    return (
      `Fees of your orders${named(asked)} ${words}: ${sums}. Exchanging money costs you ` +
      `${percent}% of the amount.${cut(page)}`
    );
  },
});
