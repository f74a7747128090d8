import { decimal, toPlain } from '../../numbers/decimal.ts';
import { addDays } from '../../time/civil-date.ts';
import { type Asked, type Call, intent } from '../conversation.ts';
import { counted, dayOf, enumerated, foreign, listed, money, spoken, totals } from '../prose.ts';

interface Activity {
  readonly type: string;
  readonly occurredAt: string;
  readonly symbol: string | null;
  readonly netAmount: string;
  readonly currency: string;
  readonly description: string;
}
interface Tracked {
  readonly symbol: string;
  readonly paidOn: string;
  readonly grossAmount: string;
  readonly withholdingTax: string;
  readonly netAmount: string;
  readonly currency: string;
  readonly state: string;
}
interface Page<Row> {
  readonly nodes: readonly Row[];
  readonly nextCursor: string | null;
}

const MOST = 500;
const days = ({ period, today }: Asked) =>
  period === null
    ? { from: `${today.slice(0, 4)}-01-01`, to: today }
    : { ...(period.from === null ? {} : { from: period.from }), to: period.to };
const wordsOf = ({ period }: Asked): string => period?.words ?? 'this year';
const about = ({ asset }: Asked): string =>
  asset === null ? '' : ` from ${foreign(asset.name)} (${asset.symbol})`;

const cut = (pages: readonly (Page<unknown> | undefined)[]): string =>
  pages.some((page) => page?.nextCursor != null)
    ? ` Only the newest ${MOST} entries are counted: ask for a shorter time.`
    : '';

export const dividends = intent<[Page<Activity>, Page<Tracked>]>({
  name: 'dividends',
  example: 'What did Apple pay me in dividends this year?',
  patterns: [
    ...['dividend', 'dividend paid', 'dividend tax', 'dividend income', 'dividend receive'],
    ...['tax withheld', 'withholding tax', 'withholding', 'withheld', 'tax dividend', 'much tax'],
    ...['pay me', 'paid me', 'payout', 'distribution'],
  ],
  asset: 'possible',
  calls(asked) {
    const { asset } = asked;
    const span = { ...days(asked), limit: MOST };
    const types = ['DIVIDEND', 'DIVIDEND_WITHHOLDING', 'DIVIDEND_ADJUSTMENT'];
    const traded = { types, ...span, ...(asset === null ? {} : { asset: { assetId: asset.id } }) };
    const tracked = { states: ['CONFIRMED'], ...span };
    return [
      { name: 'fetchPlatformInvestAccountActivities', arguments: traded },
      {
        name: 'netWorthAssetDividends',
        arguments: asset === null ? tracked : { ...tracked, symbol: asset.symbol },
      },
    ];
  },
  say(asked, [activities, tracked]) {
    const own = activities.nodes.map(({ netAmount: amount, ...rest }) => ({ ...rest, amount }));
    const paid = [
      ...own.filter(({ type }) => type !== 'DIVIDEND_WITHHOLDING'),
      ...tracked.nodes.map((row) => ({ ...row, amount: row.grossAmount })),
    ];
    const held = [
      ...own.filter(({ type }) => type === 'DIVIDEND_WITHHOLDING').map((row) => negated(row)),
      ...tracked.nodes.map((row) => ({ ...row, amount: row.withholdingTax })),
    ].filter(({ amount }) => !decimal(amount).isZero());
    if (paid.length === 0) return `No dividends${about(asked)} were paid to you ${wordsOf(asked)}.`;
    const gross = totals(paid).join(' and ');
    const tax =
      held.length === 0 ? 'No tax was withheld.' : `Tax withheld: ${totals(held).join(' and ')}.`;
    const lines = bySymbol(paid);
    const detail = asked.asset === null && lines.length > 1 ? `\n\n${listed(lines)}` : '';
    const first =
      `Dividends${about(asked)} ${wordsOf(asked)}: ${gross} before tax, ` +
      `${counted(paid.length, 'payment')}.`;
    return `${first} ${tax}${cut([activities, tracked])}${detail}`;
  },
});

const negated = <Row extends { readonly amount: string }>(row: Row): Row => ({
  ...row,
  amount: toPlain(decimal(row.amount).negated()),
});

function bySymbol(rows: readonly { symbol: string | null; amount: string; currency: string }[]) {
  const symbols = [...new Set(rows.map(({ symbol }) => symbol ?? 'other'))];
  return symbols.map((symbol) => {
    const own = rows.filter((row) => (row.symbol ?? 'other') === symbol);
    return `${foreign(symbol)}: ${totals(own).join(' and ')}`;
  });
}

export interface Balances {
  readonly currency: string;
  readonly cash: string;
  readonly heldForOrders: string;
  readonly pendingDeposits: string;
  readonly withdrawable: string;
  readonly buyingPower: string;
  readonly positionsValue: string;
  readonly equity: string;
  readonly accruedInterest: string;
  readonly cashByCurrency: readonly { readonly amount: string; readonly currency: string }[];
}

export const balances = (): Call => ({
  name: 'fetchPlatformInvestAccountBalances',
  arguments: {},
});

export const cash = intent<[Balances]>({
  name: 'cash',
  example: 'How much cash do I have?',
  patterns: [
    ...['cash', 'how much cash', 'buying power', 'balance', 'withdrawable', 'can withdraw'],
    ...['available to invest', 'uninvested', 'can spend', 'cash balance', 'much can withdraw'],
    ...['much withdraw', 'can invest', 'interest earned', 'interest cash'],
  ],
  asset: 'none',
  calls: () => [balances()],
  say(_asked, [row]) {
    const { currency } = row;
    const several = row.cashByCurrency.filter(({ amount }) => !decimal(amount).isZero());
    const held = several.length < 2 ? '' : ` It is held as ${enumerated(totals(several))}.`;
    const can =
      `You can invest ${money(row.buyingPower, currency)} and withdraw ` +
      `${money(row.withdrawable, currency)}.`;
    const interest = decimal(row.accruedInterest).isZero()
      ? ''
      : ` Interest earned and not yet paid out: ${money(row.accruedInterest, currency)}.`;
    return `Your cash is ${money(row.cash, currency)}. ${can}${held}${interest}`;
  },
});

interface Transfer {
  readonly method?: string;
  readonly kind?: string;
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
  readonly createdAt: string;
}

/** Of a span of days as moments; the end is not counted. */
const moments = (asked: Asked) => {
  const { from, to } = asked.period === null ? { from: null, to: null } : asked.period;
  return {
    ...(from === null ? {} : { from: `${from}T00:00:00.000Z` }),
    ...(to === null ? {} : { to: `${addDays(to, 1)}T00:00:00.000Z` }),
    limit: MOST,
  };
};

function transfers(asked: Asked, what: string, { nodes, ...page }: Page<Transfer>): string {
  const words = asked.period?.words ?? 'in all';
  if (nodes.length === 0) return `There are no ${what}s ${words}.`;
  const done = nodes.filter(({ status }) => status === 'COMPLETED');
  const sums =
    done.length === 0 ? 'none is completed' : `completed ones come to ${enumerated(totals(done))}`;
  const lines = nodes.map(
    ({ createdAt, amount, currency, status }) =>
      `${dayOf(createdAt)}: ${money(amount, currency)}, ${spoken(status)}`,
  );
  const first = `${counted(nodes.length, what)} ${words}; ${sums}.`;
  return `${first}${cut([{ nodes, ...page }])}\n\n${listed(lines)}`;
}

export const deposits = intent<[Page<Transfer>]>({
  name: 'deposits',
  example: 'What did I deposit this year?',
  patterns: [
    'deposit',
    'deposited',
    'paid in',
    'top up',
    'put in',
    'money arrived',
    'how much deposit',
  ],
  asset: 'none',
  calls: (asked) => [
    { name: 'fetchUserDeposits', arguments: { tradingMode: 'LIVE', ...moments(asked) } },
  ],
  say: (asked, [page]) => transfers(asked, 'deposit', page),
});

export const withdrawals = intent<[Page<Transfer>]>({
  name: 'withdrawals',
  example: 'Where is my withdrawal?',
  patterns: [
    ...['withdrawal', 'withdrew', 'withdrawn', 'withdrawal status', 'taken out', 'paid out'],
    ...['where withdrawal', 'pending withdrawal', 'last withdrawal'],
  ],
  asset: 'none',
  calls: (asked) => [
    {
      name: 'fetchPendingUserTransactions',
      arguments: { kinds: ['WITHDRAWAL'], ...moments(asked) },
    },
  ],
  say: (asked, [page]) => transfers(asked, 'withdrawal', page),
});
