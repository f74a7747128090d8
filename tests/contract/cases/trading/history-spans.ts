import type { Case, ExpectedError, Step } from '../../support/case.ts';

/** A history without its points: server and mocks have other prices. */
const history = (name: string, selection = 'currency timeframe'): string =>
  `query ($params: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
    ${name}(params: $params) { ${selection} } }`;

/** Every history that takes a range or two ends; what else it needs, and what it takes for ends. */
const HISTORIES: readonly [string, { readonly params?: object; readonly takes: Ends }][] = [
  [history('getPortfolioHistory'), { takes: 'moments' }],
  [
    history('getStockHistoricalData', 'currency'),
    { params: { asset: { symbol: 'AAPL' } }, takes: 'moments' },
  ],
  [history('getDepositsAndWithdrawalsChart'), { takes: 'days' }],
  [history('netWorthAssetHistory'), { takes: 'days' }],
  [history('netWorthIncomeHistory'), { takes: 'days' }],
  [history('netWorthExpenseHistory'), { takes: 'days' }],
  [history('netWorthLiabilityHistory'), { takes: 'days' }],
];
type Ends = 'days' | 'moments';

const MAY = '2026-05-04';
const JUNE = '2026-06-04';
const FUTURE = '2027-01-04';
const BESIDE = 'does not go with `range`: leave one of them out';

type Span = Readonly<Partial<Record<'range' | 'from' | 'to', string | null>>>;

const enough: readonly Span[] = [
  {},
  { range: 'W1' },
  { from: MAY },
  { to: MAY },
  { from: MAY, to: JUNE },
  { from: MAY, to: MAY },
  { from: MAY, to: FUTURE },
  { range: null, from: MAY, to: null },
];

const bad = (...problems: (readonly [path: string, message: string])[]): ExpectedError => ({
  code: 'BAD_USER_INPUT',
  message: problems.map(([path, message]) => `${path}: ${message}`).join('; '),
  fields: problems.map(([path]) => path),
});
const besideRange = (...ends: string[]): ExpectedError =>
  bad(
    ['params.range', `does not go with \`${ends[0]}\`: leave one of them out`],
    ...ends.map((end) => [`params.${end}`, BESIDE] as const),
  );

const unfit: readonly (readonly [Span, ExpectedError])[] = [
  [{ from: JUNE, to: MAY }, bad(['params.from', 'must not be after `to`'])],
  [{ from: FUTURE }, bad(['params.from', 'must not be in the future'])],
  [{ from: FUTURE, to: FUTURE }, bad(['params.from', 'must not be in the future'])],
  [{ range: 'Y1', from: MAY }, besideRange('from')],
  [{ range: 'Y1', to: MAY }, besideRange('to')],
  [{ range: 'Y1', from: MAY, to: JUNE }, besideRange('from', 'to')],
];

const endsAs = (ends: Ends, { range, ...days }: Span): object => ({
  ...(range === undefined ? {} : { range }),
  ...Object.fromEntries(
    Object.entries(days).map(([name, day]) => [
      name,
      day === null || ends === 'days' ? day : `${day}T12:00:00Z`,
    ]),
  ),
});

const asked =
  (more: (span: Span) => Partial<Step>) =>
  (span: Span): Step[] =>
    HISTORIES.map(([document, { params, takes }]) => ({
      document,
      variables: () => ({ params: { ...params, ...endsAs(takes, span) } }),
      ...more(span),
    }));

export const historySpanCases: readonly Case[] = [
  {
    title: 'a range, one end or both say which time a history is about, and nothing does too',
    steps: enough.flatMap(asked(() => ({}))),
  },
  {
    title: 'a history names what does not fit in its span',
    steps: unfit.flatMap(([span, error]) => asked(() => ({ errors: [error] }))(span)),
  },
];
