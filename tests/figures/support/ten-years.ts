import { instruments } from '@investing-platform/schema/instruments';
import {
  embeddedMarketData,
  manualClock,
  receiveBankLine,
} from '@investing-platform/server/testing';
import { chanceOf } from './chance.ts';
import { type Raw, readRaw } from './raw.ts';
import { type Ask, Refused, startWorld, type World } from './world.ts';

const [BEGINS, ENDS] = [new Date('2016-11-21T15:00:00Z'), new Date('2026-11-20T15:00:00Z')];
const SECOND = 1_000;
const PAYERS = ['KO'];
const SPLITTERS = 2;

export interface TenYears {
  readonly world: World;
  readonly ask: Ask;
  readonly accountId: string;
  readonly raw: Raw;
}

/** Ten years of one account: every month money comes in and shares are bought, and it is never sold. */
export async function tenYears(seed: string): Promise<TenYears> {
  const world = await startWorld(seed, BEGINS);
  const chance = chanceOf(seed);
  const { assets, moments } = await happenings(seed);
  const user = await world.server.createUser({ plan: 'PRO' });
  const { id: accountId } = await world.server.openAccount(user, { cash: '1000' });
  const ask = await world.reader(user);
  for (const { at, isPayday } of moments) {
    world.clock.set(at);
    await world.settle();
    if (!isPayday) continue;
    await deposit(world, ask, chance.amount(400, 900));
    await buy(ask, chance.pick(assets), chance.amount(200, 800));
    await world.settle();
  }
  world.clock.set(ENDS);
  await world.settle();
  return { world, ask, accountId, raw: await readRaw(ask) };
}

/** Each month's payday, and each moment at which a company does something. */
async function happenings(seed: string) {
  const market = embeddedMarketData({ seed, clock: manualClock(ENDS) });
  const shares = instruments.filter(
    ({ assetClass, currency, fractionable }) =>
      assetClass === 'EQUITY' && currency === 'USD' && fractionable,
  );
  const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
  const all = await market.corporateActions(idsOf(shares), BEGINS, ENDS);
  const splitting = all.filter(({ kind }) => kind === 'SPLIT').map(({ assetId }) => assetId);
  const payers = idsOf(shares.filter(({ symbol }) => PAYERS.includes(symbol)));
  const assets = [...new Set([...splitting.slice(0, SPLITTERS), ...payers])];
  const actions = all.filter(({ assetId }) => assets.includes(assetId));
  const moments = [
    ...paydays().map((at) => ({ at, isPayday: true })),
    ...actions.flatMap((action) => {
      const paid = action.kind === 'DIVIDEND' ? [action.payAt] : [];
      return [action.exAt, ...paid].map((at) => ({
        at: new Date(at.getTime() + SECOND),
        isPayday: false,
      }));
    }),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  return { assets, moments: moments.filter(({ at }) => at < ENDS) };
}

/** The last Wednesday or so of each month, while New York trades. */
function paydays(): Date[] {
  const days: Date[] = [];
  for (const day = new Date(BEGINS); day < ENDS; day.setUTCMonth(day.getUTCMonth() + 1)) {
    const payday = new Date(day);
    payday.setUTCDate(payday.getUTCDate() + ((10 - payday.getUTCDay()) % 7));
    days.push(payday);
  }
  return days;
}

const REFERENCE = `mutation ($params: CreatePendingUserTransactionInput!) {
  createPendingUserTransaction(params: $params) { reference }
}`;
const PLACE = `mutation ($params: PlaceOrderInput!) { placeOrder(params: $params) { id } }`;

async function deposit({ server, clock }: World, ask: Ask, amount: string): Promise<void> {
  const bankTransfer = { amount, currency: 'USD' };
  const { reference } = await ask<{ reference: string }>(REFERENCE, { bankTransfer });
  const bankLineId = clock.now().toISOString();
  const line = { bankLineId, reference, ...bankTransfer };
  await server.deps.db.transaction((tx) => receiveBankLine(tx, server.deps, line));
}

/** The market may have a holiday. */
async function buy(ask: Ask, assetId: string, notional: string): Promise<void> {
  const order = { assetId, side: 'BUY', type: 'MARKET', timeInForce: 'DAY', notional };
  try {
    await ask(PLACE, order);
  } catch (error) {
    if (!(error instanceof Refused) || !error.codes.includes('MARKET_CLOSED')) throw error;
  }
}
