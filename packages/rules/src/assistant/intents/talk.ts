import { type Asked, type Intent, intent } from '../conversation.ts';
import { listed } from '../prose.ts';

/** What needs no look-up. */
const words = (
  name: string,
  example: string,
  patterns: readonly string[],
  say: (asked: Asked) => string,
): Intent =>
  intent<[]>({
    name,
    example,
    patterns,
    asset: 'none',
    calls: () => [],
    say: (asked) => say(asked),
  });

export const cancelOrder = words(
  'changing orders',
  'Cancel my order',
  [
    ...[
      'cancel order',
      'cancel trade',
      'change order',
      'edit order',
      'cancel all order',
      'stop order',
    ],
    ...['delete order', 'cancel'],
  ],
  () =>
    'I change no orders. `cancelOrder` cancels one that is open, `editOrder` changes it; `getOrders` shows which are.',
);

export const advice = words(
  'advice',
  'Should I sell?',
  [
    ...['should buy', 'should sell', 'should invest', 'recommend', 'recommendation', 'advice'],
    ...[
      'good investment',
      'worth buying',
      'suggest',
      'will rise',
      'will fall',
      'predict',
      'best stock buy',
    ],
    ...['good time', 'forecast', 'prediction', 'think of', 'what think'],
  ],
  () =>
    'I give no advice on what to buy or sell, and know nothing of the future. I can show you what you hold, how it did, what it costs and what the news says.',
);

interface HowTo {
  readonly words: readonly string[];
  readonly answer: string;
}

const HOW_TO: readonly HowTo[] = [
  {
    words: ['withdraw', 'withdrawal', 'payout'],
    answer:
      'To withdraw: save a bank account (`addSavedBankAccount`), wait until it is verified, then ask for the withdrawal with `createWithdrawalRequest`.',
  },
  {
    words: ['deposit', 'fund', 'add'],
    answer:
      'To deposit: start it with `createPendingUserTransaction` by bank transfer or card; a transfer gets a reference and bank details.',
  },
  {
    words: ['export', 'download', 'csv'],
    answer:
      'To export: ask for the file with `requestExport`; `myExportJobs` shows how far it is and where to get it.',
  },
  {
    words: ['broker', 'connect', 'alpaca'],
    answer:
      'To connect a broker: `getAvailableBrokerIntegrations` lists those that are possible, `createBrokerCredential` connects one.',
  },
  {
    words: ['goal'],
    answer:
      'To save for something: `createNetWorthGoal` records the goal, what counts towards it and by when.',
  },
  {
    words: ['link', 'sharing', 'accountant'],
    answer:
      'To show others your net worth: `createNetWorthShareLink` makes an address that shows the parts you choose, until you end it.',
  },
  {
    words: ['mfa', 'factor', 'authenticator', 'passkey', '2fa'],
    answer:
      'To make signing in safer: add an authenticator or a passkey under account and security in the application.',
  },
  {
    words: ['order', 'buy', 'sell', 'trade'],
    answer:
      'To trade: `previewOrder` shows what an order would cost, `placeOrder` places it, `cancelOrder` takes it back while it is open.',
  },
  {
    words: ['rebalance', 'strategy'],
    answer:
      'To follow a strategy: `createActiveStrategy` puts money to work in it, `getRebalancePreview` shows what a rebalancing would trade.',
  },
  {
    words: ['document', 'upload', 'file'],
    answer:
      'To keep a document: `createNetWorthDocumentUpload` says where to send the file, `finalizeNetWorthDocument` stores it.',
  },
  {
    words: ['token', 'api', 'credential', 'key'],
    answer:
      'To use the API: make a credential under developer settings in the application, and ask for a token with the scopes that you need.',
  },
];

export const howTo = words(
  'how to',
  'How do I withdraw money?',
  [
    ...['=how do i withdraw', '=how can i withdraw', '=how do i deposit', '=how can i deposit'],
    ...[
      '=how do i export',
      '=how can i export',
      '=how do i connect',
      '=how can i connect',
      '=connect broker',
    ],
    ...[
      '=how do i create',
      '=how do i add',
      '=how can i add',
      '=how do i set',
      '=how to',
      '=how do i share',
    ],
    ...[
      '=how can i share',
      '=how do i upload',
      '=how can i upload',
      '=how do i buy',
      '=how do i sell',
    ],
    ...[
      '=how do i trade',
      '=how can i buy',
      '=how can i sell',
      '=how do i place order',
      '=how do i get token',
    ],
    ...['=how do i rebalance', '=share link', '=two factor', '=set up goal', '=how do i enable'],
  ],
  ({ words: said }) => howToAnswer(said),
);

/** The first that a word of the question names; else all. */
function howToAnswer(said: readonly string[]): string {
  const found = HOW_TO.find((one) => one.words.some((word) => said.includes(word)));
  if (found !== undefined) return found.answer;
  return `I know how to do these:\n\n${listed(
    HOW_TO.map(({ answer }) => answer.split(':')[0] ?? ''),
    'others',
  )}`;
}

export const help = words(
  'help',
  'What can you do?',
  ['help', 'what can you do', 'what can i ask', 'who are you', 'what do you know', 'what are you'],
  () =>
    'I answer from your own records, and change nothing. Ask me for your net worth and why it changed, what you hold, how it performed, dividends, gains, orders, cash, deposits and withdrawals, goals, debts, savings, strategies and their drift, prices, market hours, news, documents that expire, exports, fees and your plan. “This year”, “in May” or “since March” say for when.',
);

export const greeting = words(
  'greeting',
  'Hello',
  ['hello', 'hi', 'hey', 'good morning', 'good evening', 'thanks', 'thank you', 'bye'],
  () => 'Hello. I answer from your own records: ask me, for example, “What is my net worth?”',
);
