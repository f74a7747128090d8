import { instruments } from '@investing-platform/schema/instruments';
import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { sessionAt } from '@investing-platform/schema/trading-calendar';
import { receiveBankLine, type TestUser } from '@investing-platform/server/testing';
import type { SeenLot } from '../formulas/cost.ts';
import type { Chance } from './chance.ts';
import { POSITIONS, type RawPosition } from './raw.ts';
import { type Ask, Refused, type World } from './world.ts';

export interface LifePlan {
  readonly name: string;
  readonly currency: string;
  readonly method: CostBasisMethod;
}

export interface Life extends LifePlan {
  readonly ask: Ask;
  readonly accountId: string;
  /** The lots that sales have named, as the positions showed them before. */
  readonly lots: Map<string, SeenLot>;
  /** What was done and what was refused, for whoever looks into a failure. */
  readonly diary: string[];
}

const OPENING = { USD: '60000.00', NZD: '95000.00', GBP: '48000.00' };
const REFERENCE = `mutation ($params: CreatePendingUserTransactionInput!) {
  createPendingUserTransaction(params: $params) { reference }
}`;
const EXCHANGE = `mutation ($params: CreatePendingUserTransactionInput!) {
  createPendingUserTransaction(params: $params) { id }
}`;
const QUOTE = `query ($params: GetTemporaryQuoteInput!) { getTemporaryQuote(params: $params) { id } }`;
const CONFIGURE = `mutation ($params: UpdatePlatformInvestAccountConfigInput) {
  updatePlatformInvestAccountConfig(params: $params) { costBasisMethod }
}`;
const SAVE_BANK = {
  NZD: `mutation ($params: SaveBankAccountNZDInput!) { saveBankAccountNZD(params: $params) { id } }`,
  USD: `mutation ($params: SaveBankAccountUSDInput!) { saveBankAccountUSD(params: $params) { id } }`,
};
const NUMBERS = {
  NZD: { accountNumber: '01-0242-0100194-00' },
  USD: { accountNumber: '000123456789', routingNumber: '021000021' },
};
const WITHDRAW = `mutation ($params: CreateWithdrawalRequestInput!) {
  createWithdrawalRequest(params: $params) { id }
}`;
const PLACE = `mutation ($params: PlaceOrderInput!) { placeOrder(params: $params) { id } }`;
const LIQUIDATE = `mutation ($params: LiquidatePositionInput!) { liquidatePosition(params: $params) { id } }`;
const DISPLAY = `mutation ($params: UpdateNetWorthDisplayCurrencyInput!) {
  updateNetWorthDisplayCurrency(params: $params) { displayCurrency }
}`;

/** Opens an account with money in it and settles how its sales are matched. */
export async function beginLife(world: World, plan: LifePlan): Promise<Life> {
  const user = await world.server.createUser({ plan: 'PRO', email: `${plan.name}@example.com` });
  const { currency, method } = plan;
  const cash = OPENING[currency as keyof typeof OPENING];
  const { id: accountId } = await world.server.openAccount(user, { currency, cash });
  const ask = await world.reader(user);
  await ask(CONFIGURE, { costBasisMethod: method });
  await ask(DISPLAY, { currency });
  const life: Life = { ...plan, ask, accountId, lots: new Map(), diary: [] };
  await saveBank(life, user);
  if (currency !== 'USD') await intoDollars(life);
  return life;
}

/** All that is traded is in dollars. */
async function intoDollars({ ask, currency }: Life): Promise<void> {
  const amount = OPENING[currency as keyof typeof OPENING].replace(/^(\d+)/, (whole) =>
    String(Number(whole) / 2),
  );
  const { id } = await ask<{ id: string }>(QUOTE, { from: currency, to: 'USD', amount });
  await ask(EXCHANGE, { exchange: { quoteId: id } });
}

async function saveBank({ currency, ask }: Life, { email }: TestUser): Promise<void> {
  if (currency !== 'NZD' && currency !== 'USD') return;
  const accountHolder = email.slice(0, email.indexOf('@'));
  await ask(SAVE_BANK[currency], { accountHolder, ...NUMBERS[currency] });
}

/** One thing that a person does, as chance has it. */
export async function act(
  world: World,
  life: Life,
  chance: Chance,
  assets: readonly string[],
): Promise<void> {
  const doing = chance.pick([
    ...[buy, buy, buy, limitBuy, sell, sell, sellLots, close, exchange, exchange],
    ...[deposit, withdraw],
  ]);
  try {
    await doing(world, life, chance, assets);
    life.diary.push(`${world.clock.now().toISOString()} ${doing.name}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // There may be too little to sell, to pay with or to pay out.
    const expected = ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_QUANTITY', 'NOT_FOUND', 'INVALID_STATE'];
    const isExpected = error.codes.every((code) => [...expected, 'WASH_TRADE'].includes(code));
    if (!isExpected) throw new Error(`${life.name}: ${doing.name}: ${error.message}`);
    life.diary.push(`${world.clock.now().toISOString()} ${doing.name}: ${error.codes.join()}`);
  }
}

type Doing = (world: World, life: Life, chance: Chance, assets: readonly string[]) => Promise<void>;

const isCoin = (assetId: string): boolean =>
  instruments.find(({ id }) => id === assetId)?.assetClass === 'CRYPTO';
const usual = (assetId: string) =>
  ({ assetId, timeInForce: isCoin(assetId) ? 'GTC' : 'DAY' }) as const;

const buy: Doing = async (_world, { ask }, chance, assets) => {
  const order = { ...usual(chance.pick(assets)), side: 'BUY', type: 'MARKET' };
  const size = chance.happens(0.7)
    ? { notional: chance.amount(200, 2_500) }
    : { quantity: chance.quantity(0.05, 6) };
  await ask(PLACE, { ...order, ...size });
};

const limitBuy: Doing = async (_world, life, chance) => {
  const position = await ownPosition(life, chance);
  if (position === null) return;
  const limitPrice = (Number(position.currentPrice) * 1.002).toFixed(2);
  const order = { ...usual(position.asset.id), side: 'BUY', type: 'LIMIT', limitPrice };
  await life.ask(PLACE, { ...order, quantity: String(chance.whole(1, 4)) });
};

async function ownPosition({ ask }: Life, chance: Chance): Promise<RawPosition | null> {
  const positions = await ask<RawPosition[]>(POSITIONS, { tradingMode: 'LIVE' });
  return positions.length === 0 ? null : chance.pick(positions);
}

const sell: Doing = async (_world, life, chance) => {
  const position = await ownPosition(life, chance);
  if (position === null) return;
  const part = chance.whole(5, 60) / 100;
  const quantity = (Number(position.quantity) * part).toFixed(6);
  const order = { ...usual(position.asset.id), side: 'SELL', type: 'MARKET' };
  await life.ask(PLACE, { ...order, quantity });
};

/** Where the market is open, so that nothing happens to the lots before they are sold. */
const sellLots: Doing = async ({ clock }, life, chance) => {
  const position = await ownPosition(life, chance);
  if (life.method === 'AVERAGE' || position === null) return;
  const isOpen = sessionAt('NYSE', clock.now()) === 'REGULAR';
  if (!isOpen && !isCoin(position.asset.id)) return;
  const named = position.lots
    .filter(({ quantityAvailable }) => Number(quantityAvailable) > 0.01)
    .slice(-2)
    .map((lot) => ({ ...lot, part: part(lot.quantityAvailable, chance.whole(20, 100)) }));
  if (named.length === 0) return;
  const lots = named.map(({ id, part: quantity }) => ({
    lotId: id,
    quantity: quantity.toFixed(6),
  }));
  const quantity = lots.reduce((sum, lot) => sum + Number(lot.quantity), 0).toFixed(6);
  for (const { id, acquiredAt, unitCost } of named) {
    life.lots.set(id, { at: new Date(acquiredAt), unitCost });
  }
  const order = { ...usual(position.asset.id), side: 'SELL', type: 'MARKET' };
  await life.ask(PLACE, { ...order, quantity, lots });
};

/** Cut off, so that no more is named than there is. */
function part(quantity: string, percent: number): number {
  return Math.floor(Number(quantity) * percent * 10_000) / 1_000_000;
}

const close: Doing = async (_world, life, chance) => {
  const position = await ownPosition(life, chance);
  if (position === null || chance.happens(0.5)) return;
  const size = { percent: chance.pick(['100', '50', '33.333333']) };
  await life.ask(LIQUIDATE, { asset: { assetId: position.asset.id }, size });
};

const exchange: Doing = async ({ clock }, { ask, currency }, chance) => {
  const others = ['USD', 'NZD', 'GBP'].filter((other) => other !== currency);
  const foreign = currency === 'USD' ? chance.pick(others) : 'USD';
  const isOut = chance.happens(currency === 'USD' ? 0.5 : 0.8);
  const [from, to] = isOut ? [currency, foreign] : [foreign, currency];
  const { id } = await ask<{ id: string }>(QUOTE, { from, to, amount: chance.amount(100, 4_000) });
  clock.advance(1_000);
  await ask(EXCHANGE, { exchange: { quoteId: id } });
};

const deposit: Doing = async ({ clock, server }, { ask, name }, chance) => {
  const [amount, currency] = [chance.amount(50, 3_000), chance.pick(['NZD', 'USD'])];
  const announced = await ask<{ reference: string }>(REFERENCE, {
    bankTransfer: { amount, currency },
  });
  clock.advance(60_000);
  const bankLineId = `${name} ${clock.now().toISOString()}`;
  const line = { bankLineId, reference: announced.reference, amount, currency };
  await server.deps.db.transaction((tx) => receiveBankLine(tx, server.deps, line));
};

const withdraw: Doing = async (_world, { ask, currency }, chance) => {
  if (currency === 'GBP') return;
  await ask(WITHDRAW, { amount: chance.amount(20, 800), currency });
};
