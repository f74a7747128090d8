import type { NamedAsset } from './assets.ts';
import type { Params } from './flags/params.ts';
import { groupedText } from './format/figure.ts';

/** What confirmations look up, so that people read names; null where it may not be read. */
export interface Names {
  /** By id or symbol. */
  asset(text: string): Promise<(NamedAsset & { readonly currency: string }) | null>;
  account(id: string): Promise<Account | null>;
  order(id: string): Promise<Params | null>;
}

/** A broker account as people call it. */
export interface Account {
  readonly name: string;
  readonly numberMasked: string | null;
  readonly tradingMode: string;
  readonly currency: string | null;
}

type Sentence = (params: Params, names: Names) => Promise<string | null> | string | null;

/** What an operation is about to do, in words; null where there is no sentence for it. */
export async function sentenceFor(
  operation: string,
  params: Params,
  names: Names,
): Promise<string | null> {
  const sentence = Object.hasOwn(sentences, operation) ? sentences[operation] : undefined;
  return (await sentence?.(params, names)) ?? null;
}

const sentences: Readonly<Record<string, Sentence>> = {
  placeOrder: async (params, names) => {
    const order = await orderText(params, names);
    return order === null ? null : `${order}, ${await accountText(params, names)}`;
  },
  cancelOrder: async ({ id }, names) => {
    const order = await namedOrder(id, names);
    return order === null ? null : `Cancel the order: ${order}`;
  },
  editOrder: async (params, names) => {
    const order = await namedOrder(params.id, names);
    const changes = ['quantity', 'notional', 'limitPrice', 'stopPrice', 'timeInForce']
      .filter((name) => isGiven(params[name]))
      .map((name) => `${wordsOf(name)} ${figure(params[name])}`);
    return order === null ? null : `Change the order: ${order}. To: ${changes.join(', ')}`;
  },
  liquidatePosition: async (params, names) => {
    const { asset, size } = Object(params);
    const found = await names.asset(String(asset?.assetId ?? asset?.symbol));
    const part = size?.percent ? `${figure(size.percent)} percent of` : figure(size?.quantity);
    const shares = size?.lots ? 'chosen lots of' : part;
    const name = found === null ? String(asset?.symbol ?? asset?.assetId) : called(found);
    return `Sell ${shares} ${name}, market order, ${await accountText(params, names)}`;
  },
  createWithdrawalRequest: ({ amount, currency, payoutCurrency }) =>
    `Withdraw ${figure(amount)} ${currency} to your bank account` +
    `${payoutCurrency && payoutCurrency !== currency ? `, paid out in ${payoutCurrency}` : ''}`,
  createPendingUserTransaction: ({ bankTransfer, cardCharge, exchange }) => {
    if (bankTransfer) return `Deposit ${money(bankTransfer)} by bank transfer`;
    if (cardCharge) return `Charge ${money(cardCharge)} to your card`;
    return exchange ? 'Exchange cash at the quoted rate' : null;
  },
  requestCryptoWithdrawal: ({ amount, whitelistedWalletId }) =>
    `Send ${figure(amount)} coins to the saved wallet ${whitelistedWalletId}. It cannot be undone`,
  contributeToActiveStrategy: ({ amount, id }) =>
    `Put ${figure(amount)} more into the strategy ${id}`,
  createActiveStrategy: async (params, names) => {
    const { amount, recurringContribution: more, source } = Object(params);
    const what = source?.strategyId ? `the strategy ${source.strategyId}` : 'weights of your own';
    const repeated = more ? `, and ${figure(more.amount)} ${wordsOf(more.frequency)}` : '';
    return `Invest ${figure(amount)} in ${what}${repeated}, ${await accountText(params, names)}`;
  },
  liquidateActiveStrategy: (params) => {
    const { id, size } = Object(params);
    const part = size?.percent
      ? `${figure(size.percent)} percent of`
      : `${figure(size?.amount)} of`;
    return `Sell ${part} the strategy ${id}, market orders`;
  },
  rebalanceActiveStrategy: ({ id }) => `Rebalance the strategy ${id} by market orders`,
  fundPaperAccount: async ({ id, amount, mode }, { account }) => {
    const found = await account(String(id));
    const sum = `${figure(amount)}${found?.currency ? ` ${found.currency}` : ''}`;
    const name = labelOf(found, String(id));
    if (mode === 'RESET') return `Empty the ${name} and start it again with ${sum} of play money`;
    return `Add ${sum} of play money to the ${name}`;
  },
  simulatePaperDeposit: async (params, { account }) => {
    const id = String(params.brokerAccountId);
    return `Simulate a deposit of ${money(params)} to the ${labelOf(await account(id), id)}`;
  },
  createPartnerPaperAccount: (params) => {
    const { name, start } = Object(params);
    const cash = start?.cash ? ` with ${money(start.cash)} of play money` : '';
    return `Open the practice account ${name}${cash}`;
  },
};

const LIVE = 'live account';

async function accountText(params: Params, { account }: Names): Promise<string> {
  const { brokerAccountId, brokerCredentialId } = params;
  if (typeof brokerAccountId === 'string') {
    return labelOf(await account(brokerAccountId), brokerAccountId);
  }
  if (typeof brokerCredentialId === 'string') return `credential ${brokerCredentialId}`;
  return LIVE;
}

/** `paper account 0417`; by its name where it has no number. */
function labelOf(account: Account | null, id: string): string {
  if (account === null) return `account ${id}`;
  const { tradingMode, numberMasked, name } = account;
  const mode = tradingMode === 'PAPER' ? 'paper account' : LIVE;
  return `${mode} ${numberMasked?.replaceAll('*', '') || name}`;
}

/** `Buy 25 USD of BTC (Bitcoin), market order`. */
async function orderText(params: Params, names: Names): Promise<string | null> {
  const { assetId, side, type, notional, quantity } = params;
  if (typeof assetId !== 'string' || (side !== 'BUY' && side !== 'SELL')) return null;
  const asset = await names.asset(assetId);
  if (asset === null) return null;
  const { currency } = asset;
  const amount = isGiven(notional) ? `${figure(notional)} ${currency} of` : figure(quantity);
  const prices = [
    ...(isGiven(params.limitPrice) ? [` at ${figure(params.limitPrice)} ${currency}`] : []),
    ...(isGiven(params.stopPrice) ? [` from ${figure(params.stopPrice)} ${currency} on`] : []),
  ];
  const order = `${wordsOf(String(type))} order${prices.join('')}`;
  return `${side === 'BUY' ? 'Buy' : 'Sell'} ${amount} ${called(asset)}, ${order}`;
}

async function namedOrder(id: unknown, names: Names): Promise<string | null> {
  const order = await names.order(String(id));
  if (order === null) return null;
  return orderText({ ...order, assetId: Object(order.asset).id }, names);
}

function called({ symbol, name }: NamedAsset): string {
  return symbol === name ? symbol : `${symbol} (${name})`;
}

function money(value: unknown): string {
  const { amount, currency } = Object(value);
  return `${figure(amount)} ${currency}`;
}

/** In orders 0 and null mean that nothing is given. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && Number(value) !== 0;
}

function figure(value: unknown): string {
  return groupedText(String(value));
}

/** `STOP_LIMIT` -> `stop limit`, `limitPrice` -> `limit price`. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  return words.toLowerCase();
}
