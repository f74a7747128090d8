interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
}

interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: PromptArgument[];
  text(given: Readonly<Record<string, string>>): string;
}

const EXACT = 'Use only figures that the tools answer, with their currencies; say what is missing.';

/** Beginnings of conversations that a person picks from a menu. */
export const prompts: readonly Prompt[] = [
  {
    name: 'weekly_review',
    title: 'Weekly review',
    description: 'What changed this week, and what needs a decision.',
    arguments: [],
    text: () =>
      'Review my week: get_overview, get_performance with range W1, list_activity of the last ' +
      'seven days and list_orders with group OPEN. Tell me what changed and why, what moved most, ' +
      `and what waits for me. ${EXACT}`,
  },
  {
    name: 'dividend_check',
    title: 'Dividend check',
    description: 'What dividends came in, and which wait to be confirmed.',
    arguments: [
      { name: 'year', description: 'The calendar year. Default: this one.', required: false },
    ],
    text: ({ year = 'this year' }) =>
      `Check my dividends of ${year}: get_dividends for the tracked portfolios, and list_activity ` +
      'with types DIVIDEND for the accounts. Sum them by asset and currency, before and after tax, ' +
      `and list those that are PENDING. ${EXACT}`,
  },
  {
    name: 'tax_year_summary',
    title: 'Tax-year summary',
    description: 'Figures of one tax year for a tax return or an accountant.',
    arguments: [
      { name: 'from', description: 'The first day, as 2026-04-01.', required: true },
      { name: 'to', description: 'The last day, as 2027-03-31.', required: true },
    ],
    text: ({ from = '', to = '' }) =>
      `Summarize ${from} to ${to} for my tax return: dividends, interest, fees and realized gains ` +
      'from list_activity, get_dividends and list_orders. Point me to the papers that the platform ' +
      `issues (api_search: account documents). This is no tax advice. ${EXACT}`,
  },
  {
    name: 'rebalance',
    title: 'Rebalance',
    description: 'Looks at drift and proposes what to buy and sell.',
    arguments: [
      { name: 'strategy', description: 'The name of the active strategy.', required: false },
    ],
    text: ({ strategy = 'each of my active strategies' }) =>
      `Look at ${strategy}: list_strategies, then preview_rebalance. Show the drift, what would be ` +
      'bought and sold, fees and the gain for tax. Ask me before you request anything with ' +
      `api_write and rebalanceActiveStrategy. ${EXACT}`,
  },
];

const MAX_ARGUMENT = 100;

/** The message of a prompt; null where there is none of that name, or an argument is missing. */
export function promptText(
  name: string,
  given: Readonly<Record<string, string>> = {},
): string | null {
  const prompt = prompts.find((one) => one.name === name);
  if (prompt === undefined) return null;
  const isWhole = prompt.arguments.every((one) => !one.required || (given[one.name] ?? '') !== '');
  const isShort = Object.values(given).every((one) => one.length <= MAX_ARGUMENT);
  return isWhole && isShort ? prompt.text(given) : null;
}
