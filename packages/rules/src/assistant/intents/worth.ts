import { decimal, toPlain } from '../../numbers/decimal.ts';
import { addDays, addMonths } from '../../time/civil-date.ts';
import { type Asked, type Call, intent } from '../conversation.ts';
import {
  change,
  enumerated,
  foreign,
  leftOut,
  listed,
  money,
  percentage,
  signed,
  spoken,
} from '../prose.ts';

interface Dashboard {
  readonly totals: {
    readonly netWorth: string;
    readonly totalAssets: string;
    readonly totalLiabilities: string;
    readonly totalMonthlyExpenses: string;
    readonly totalAnnualIncome: string;
    readonly unpricedCount: number;
    readonly unpricedFlowCount: number;
    readonly monthChange: string | null;
    readonly monthChangePercent: string | null;
    readonly currency: string;
  };
  readonly allocation: readonly {
    readonly category: string;
    readonly value: string;
    readonly percent: string | null;
    readonly unpricedCount: number;
  }[];
  readonly savingsRatePercent: string | null;
}

const dashboard = (asOf?: string): Call => ({
  name: 'netWorthDashboard',
  arguments: asOf === undefined ? {} : { asOf },
});

export const worthNow = intent<[Dashboard]>({
  name: 'worth now',
  example: 'What is my net worth?',
  patterns: ['net worth', 'worth', 'how rich', 'rich', 'wealth', 'wealthy', 'total assets'],
  asset: 'none',
  withAsset: 'one position',
  calls: () => [dashboard()],
  say(_asked, [{ totals }]) {
    const { currency, monthChange, monthChangePercent: percent } = totals;
    const owned = money(totals.totalAssets, currency);
    const owed = money(totals.totalLiabilities, currency);
    const first = `Your net worth is ${money(totals.netWorth, currency)}: you own ${owned} and owe ${owed}.`;
    if (monthChange === null) return `${first}${leftOut(totals.unpricedCount)}`;
    const by = percent === null ? '' : ` (${change(percent)})`;
    const month = ` Compared with a month ago: ${signed(monthChange, currency)}${by}.`;
    return `${first}${month}${leftOut(totals.unpricedCount)}`;
  },
});

/** The days at whose ends the two worths are read. */
function span({ period, today }: Asked): { from: string; to: string; words: string } {
  const to = period?.to ?? today;
  if (period == null) return { from: addMonths(today, -1), to, words: 'in the last month' };
  const from = period.from === null ? addMonths(to, -12) : addDays(period.from, -1);
  return { from, to, words: period.words };
}

const atEndOf = (day: string, today: string): Call => (day >= today ? dashboard() : dashboard(day));

const MAX_CAUSES = 3;

/** What changed most, the largest first, debts among it: more of them is less worth. */
function causes(before: Dashboard, after: Dashboard): string[] {
  const value = (of: Dashboard, category: string) =>
    decimal(of.allocation.find((one) => one.category === category)?.value ?? '0');
  const names = new Set([...before.allocation, ...after.allocation].map((one) => one.category));
  const changes = [...names].map((category) => ({
    name: spoken(category),
    by: value(after, category).minus(value(before, category)),
  }));
  const owed = decimal(before.totals.totalLiabilities).minus(after.totals.totalLiabilities);
  return [...changes, { name: 'debts', by: owed }]
    .filter(({ by }) => !by.isZero())
    .sort((one, other) => other.by.abs().comparedTo(one.by.abs()))
    .slice(0, MAX_CAUSES)
    .map(({ name, by }) => `${name} ${signed(toPlain(by), after.totals.currency)}`);
}

export const worthChange = intent<[Dashboard, Dashboard]>({
  name: 'worth change',
  example: 'Why did my net worth fall in May?',
  patterns: [
    ...['net worth change', 'net worth changed', 'net worth fall', 'net worth fell'],
    ...['net worth drop', 'net worth dropped', 'net worth rise', 'net worth rose'],
    ...[
      'net worth grow',
      'net worth grown',
      'net worth grew',
      'net worth increase',
      'net worth up',
    ],
    ...['net worth down', 'net worth go', 'net worth went', 'net worth decrease', 'net worth why'],
    ...['net worth compared', 'net worth gone', 'richer', 'poorer', 'wealth change', 'wealth grow'],
    ...['net worth moved', 'net worth gained', 'net worth lost', 'net worth lose'],
  ],
  asset: 'none',
  calls(asked) {
    const { from, to } = span(asked);
    return [atEndOf(from, asked.today), atEndOf(to, asked.today)];
  },
  say(asked, [before, after]) {
    const { currency } = after.totals;
    const by = decimal(after.totals.netWorth).minus(before.totals.netWorth);
    const way = by.isZero() ? 'did not change' : by.isNegative() ? 'fell' : 'rose';
    const { words } = span(asked);
    const both = `from ${money(before.totals.netWorth, currency)} to ${money(after.totals.netWorth, currency)}`;
    const missing = Math.max(before.totals.unpricedCount, after.totals.unpricedCount);
    if (by.isZero()) {
      const same = `Your net worth ${way} ${words}: it is ${money(after.totals.netWorth, currency)}.`;
      return same + leftOut(missing);
    }
    const first = `Your net worth ${way} by ${money(toPlain(by.abs()), currency)} ${words}, ${both}.`;
    const parts = causes(before, after);
    const why = parts.length === 0 ? '' : ` What changed most: ${enumerated(parts)}.`;
    return `${first}${why}${leftOut(missing)}`;
  },
});

interface History {
  readonly nodes: readonly {
    readonly date: string;
    readonly netWorth: string | null;
    readonly unpricedCount: number;
  }[];
  readonly currency: string;
}

export const worthHistory = intent<[History]>({
  name: 'worth history',
  example: 'Show the history of my net worth since March',
  patterns: [
    ...['net worth history', 'net worth over', 'net worth chart', 'net worth graph'],
    ...['net worth develop', 'net worth developed', 'net worth month by', 'net worth trend'],
    ...['worth history', 'wealth history', 'wealth over', 'net worth course', 'net worth was'],
  ],
  asset: 'none',
  calls({ period }) {
    const span =
      period === null ? { range: 'Y1' } : { from: period.from ?? undefined, to: period.to };
    return [{ name: 'netWorthAssetHistory', arguments: { ...span, timeframe: 'MONTH_1' } }];
  },
  say({ period }, [{ nodes, currency }]) {
    const points = nodes.filter(({ netWorth }) => netWorth !== null).slice(-12);
    if (points.length === 0) return 'There is no history of your net worth for that time.';
    const lines = points.map(
      ({ date, netWorth }) => `${date}: ${money(netWorth ?? '0', currency)}`,
    );
    const words = period?.words ?? 'over the last year';
    const missing = Math.max(...points.map(({ unpricedCount }) => unpricedCount));
    return `Your net worth ${words}:\n\n${listed(lines)}${leftOut(missing)}`;
  },
});

export const allocation = intent<[Dashboard]>({
  name: 'allocation',
  example: 'How is my wealth allocated?',
  patterns: [
    ...['allocation', 'allocated', 'asset allocation', 'spread', 'diversified', 'diversification'],
    ...['asset class', 'asset mix', 'split', 'how concentrated', 'invested in what', 'breakdown'],
  ],
  asset: 'none',
  calls: () => [dashboard()],
  say(_asked, [{ allocation: parts, totals }]) {
    if (parts.length === 0) return 'You own nothing yet that could be split by category.';
    const lines = parts.map(({ category, value, percent }) => {
      const share = percent === null ? '' : `, ${percentage(percent)}`;
      return `${spoken(category)}: ${money(value, totals.currency)}${share}`;
    });
    const whole = money(totals.totalAssets, totals.currency);
    return `You own ${whole}, by category:\n\n${listed(lines)}${leftOut(totals.unpricedCount)}`;
  },
});

export const savings = intent<[Dashboard]>({
  name: 'savings rate',
  example: 'What is my savings rate?',
  patterns: [
    ...['saving rate', 'saving', 'save', 'much save', 'saved', 'monthly saving', 'left over'],
    ...['income expense', 'put aside', 'set aside'],
  ],
  asset: 'none',
  calls: () => [dashboard()],
  say(_asked, [{ savingsRatePercent: rate, totals }]) {
    const { currency } = totals;
    const income = money(totals.totalAnnualIncome, currency);
    const out = money(totals.totalMonthlyExpenses, currency);
    const flows =
      `Your incomes come to ${income} a year, your expenses to ${out} a month.` +
      leftOut(totals.unpricedFlowCount);
    if (rate === null) return `Your savings rate is not known. ${flows}`;
    return `Your savings rate is ${percentage(rate)}. ${flows}`;
  },
});

interface Flow {
  readonly name: string;
  readonly annualAmount?: string;
  readonly monthlyAmount?: string;
  readonly currency: string;
}

export const incomes = intent<[readonly Flow[]]>({
  name: 'incomes',
  example: 'What incomes do I have?',
  patterns: ['income', 'earn', 'salary', 'wage', 'annual income'],
  asset: 'none',
  calls: ({ today }) => [{ name: 'netWorthIncomes', arguments: { activeOn: today } }],
  say(_asked, [rows]) {
    if (rows.length === 0) return 'You have recorded no incomes that are active today.';
    const lines = rows.map(
      (row) => `${named(row)}: ${money(row.annualAmount ?? '0', row.currency)} a year`,
    );
    return `Your incomes:\n\n${listed(lines)}`;
  },
});

export const expenses = intent<[readonly Flow[]]>({
  name: 'expenses',
  example: 'What do I spend in a month?',
  patterns: [
    'expense',
    'spend',
    'spending',
    'monthly expense',
    'cost of living',
    'budget',
    'spent',
  ],
  asset: 'none',
  calls: ({ today }) => [{ name: 'netWorthExpenses', arguments: { activeOn: today } }],
  say(_asked, [rows]) {
    if (rows.length === 0) return 'You have recorded no expenses that are active today.';
    const lines = rows.map(
      (row) => `${named(row)}: ${money(row.monthlyAmount ?? '0', row.currency)} a month`,
    );
    return `Your expenses:\n\n${listed(lines)}`;
  },
});

const named = ({ name }: Flow): string => foreign(name);
