/** A parameter of a function, as completion shows it. */
interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly isOptional: boolean;
  /** Whether it takes a range of cells as well as one value. */
  readonly isRange: boolean;
}

/** A function of the spreadsheet. */
export interface SheetFunction {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly parameters: readonly Parameter[];
}

const RANGES = new Set(['params', 'columns', 'symbols']);
const optional = (name: string, description: string): Parameter => ({
  name,
  description,
  isOptional: true,
  isRange: RANGES.has(name),
});
const needed = (name: string, description: string): Parameter => ({
  ...optional(name, description),
  isOptional: false,
});

const refresh = optional('refresh', 'A cell; whenever it changes, the figures are read anew.');
const params = optional('params', 'Text such as "limit=20", JSON, or a range of names and values.');
const columns = optional('columns', 'Names of columns with commas between them, or a range.');
const rest = [params, columns, refresh];

/** The functions of both hosts, as they are completed and described. */
export const sheetFunctions: readonly SheetFunction[] = [
  {
    name: 'INVEST',
    description: 'The answer of any query as a table with a line of names.',
    example: '=INVEST("getOrders", "statuses=FILLED; limit=20", "symbol,side,quantity")',
    parameters: [
      needed('operation', 'A query, or a part of its answer: "getPortfolioHistory.points".'),
      ...rest,
    ],
  },
  {
    name: 'INVEST_PRICE',
    description: 'Prices of symbols, in the shape of the range: one request for up to 200.',
    example: '=INVEST_PRICE(A2:A51)',
    parameters: [
      needed('symbols', 'A symbol such as "AAPL" or "AIR.XNZE", or a range of them.'),
      optional('fields', 'Fields of the quote with commas. Default: price.'),
      refresh,
    ],
  },
  {
    name: 'INVEST_POSITIONS',
    description: 'What is held in accounts: quantity, value, gain.',
    example: '=INVEST_POSITIONS()',
    parameters: rest,
  },
  {
    name: 'INVEST_NETWORTH',
    description: 'Net worth: its totals, or another part of the dashboard.',
    example: '=INVEST_NETWORTH("allocation")',
    parameters: [
      optional('part', 'totals, assets, liabilities, goals, incomes, expenses or allocation.'),
      columns,
      refresh,
    ],
  },
  {
    name: 'INVEST_DIVIDENDS',
    description: 'Dividends of tracked portfolios.',
    example: '=INVEST_DIVIDENDS("from=2026-01-01", "symbol,paidOn,netAmount,currency")',
    parameters: rest,
  },
  {
    name: 'INVEST_ORDERS',
    description: 'Orders, the newest first.',
    example: '=INVEST_ORDERS("limit=50")',
    parameters: rest,
  },
  {
    name: 'INVEST_HISTORY',
    description: 'Past prices of an asset.',
    example: '=INVEST_HISTORY("AAPL", DATE(2026,1,1))',
    parameters: [
      needed('symbol', 'A symbol such as "AAPL" or "AIR.XNZE".'),
      optional('from', 'A date. Default: a month before `to`.'),
      optional('to', 'A date. Default: now.'),
      optional('timeframe', 'The length of a bar. Default: DAY_1.'),
      refresh,
    ],
  },
];
