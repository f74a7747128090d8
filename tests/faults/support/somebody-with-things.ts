import { instruments } from '@investing-platform/schema/instruments';
import * as documents from '@investing-platform/schema/operations';
import { type TestServer, workDue } from '@investing-platform/server/testing';
import { expect } from 'vitest';
import { isRecord } from './inventions.ts';

export const idOf = (symbol: string): string =>
  instruments.find((one) => one.symbol === symbol)?.id ?? `no ${symbol}`;

const texts: Readonly<Record<string, unknown>> = documents;
/** Of jobs that lead to others, until none is left. */
const MAX_TURNS = 1_000;
const once = { idempotencyKey: 'somebody-with-things-1' };

export type Somebody = Awaited<ReturnType<typeof somebodyWithThings>>;

/**
 * A person with two accounts in two currencies, an active strategy, an order, things, debts, income
 * and expenses, each in two currencies.
 */
export async function somebodyWithThings(server: TestServer) {
  const user = await server.createUser({ plan: 'PRO' });
  const authorization = `Bearer ${await server.issueToken(user, ['full_access'])}`;
  const send = async (query: string, params?: unknown) => {
    const variables = params === undefined ? {} : { params };
    return (await server.graphql({ Authorization: authorization }, query, variables)).body;
  };
  /** What an operation answers, which must not refuse. */
  const ask = async (
    name: string,
    params?: unknown,
  ): Promise<Readonly<Record<string, unknown>>> => {
    const { data, errors } = await send(String(texts[name]), params);
    expect([name, errors]).toEqual([name, undefined]);
    const answer = data?.[name];
    return isRecord(answer) ? answer : { rows: answer };
  };
  const positions = ['AAPL', 'MSFT', 'BTC', 'VTI'].map((symbol) => ({
    assetId: idOf(symbol),
    quantity: '4',
    price: '150',
  }));
  const live = await server.openAccount(user, { positions });
  const paper = await server.openAccount(user, { tradingMode: 'PAPER', currency: 'NZD' });
  const deposit = { brokerAccountId: paper.id, amount: '1500', currency: 'EUR', ...once };
  await ask('simulatePaperDeposit', deposit);
  const active = await ask('createActiveStrategy', { ...STRATEGY, ...once });
  const things = [live.id, paper.id, String(active.id)];
  for (const currency of ['EUR', 'USD']) things.push(...(await ownAndOwe(ask, currency)));
  let turns = MAX_TURNS;
  while ((await workDue(server.deps)) > 0 && turns > 0) turns -= 1;
  expect(turns).toBeGreaterThan(0);
  const order = { assetId: idOf('AAPL'), side: 'BUY', type: 'LIMIT', timeInForce: 'GTC' };
  await ask('placeOrder', { ...order, limitPrice: '1', quantity: '1', brokerAccountId: live.id });
  return { live, paper, activeId: String(active.id), things, send, ask };
}

const STRATEGY = {
  source: {
    weights: {
      assets: [
        { assetId: idOf('AAPL'), targetPercent: '60' },
        { assetId: idOf('VTI'), targetPercent: '40' },
      ],
    },
  },
  amount: '2500',
};

/** Something of each kind in one currency; @returns the ids of the thing and of the debt */
async function ownAndOwe(ask: Somebody['ask'], currency: string): Promise<string[]> {
  const flow = { name: 'Flow', amount: '100', currency, frequency: 'MONTHLY' };
  await ask('createNetWorthExpense', { ...flow, category: 'UTILITIES', startsOn: '2026-01-01' });
  await ask('createNetWorthIncome', { ...flow, category: 'SALARY', startsOn: '2026-01-01' });
  const loan = { name: 'Loan', kind: 'MORTGAGE', currency, originalAmount: '4000' };
  const terms = { interestRatePercent: '4.5', rateType: 'FLOATING', startsOn: '2026-02-01' };
  const debt = await ask('createNetWorthLiability', { ...loan, ...terms, balance: '3000' });
  const house = { name: 'House', currency, category: 'PROPERTY', purchasedOn: '2019-03-15' };
  const bought = { ...house, purchasePrice: '720000' };
  const owned = await ask('createCustomInstrumentWithDetails', bought);
  return [String(debt.id), String(owned.id)];
}
