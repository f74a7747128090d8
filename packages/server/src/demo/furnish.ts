import { type AssetRow, assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import type { AgreementType } from '@investing-platform/schema/operations';
import type { EntityTransaction } from '../db/database.ts';
import type { UserRow } from '../domains/account/index.ts';
import { openPlatformAccount } from '../domains/brokerage/index.ts';
import { recordSignature } from '../domains/kyc/index.ts';
import { seedDemoNetWorth } from '../domains/networth/index.ts';
import { addOpeningPosition, depositCash } from '../domains/trading/index.ts';
import { decimal } from '../kernel/decimal.ts';
import { invariant } from '../kernel/invariant.ts';
import type { DemoDeps } from './deps.ts';
import type { DemoHolding, DemoPerson } from './people.ts';

const HERE = '127.0.0.1';
/** All that an open account needs; whether cash earns interest is left to be chosen. */
const SIGNED: readonly AgreementType[] = [
  ...(['CUSTOMER', 'ACCOUNT', 'ESIGN', 'TERMS', 'PRIVACY'] as const),
  ...(['STRATEGY_DISCLOSURE', 'CRYPTO'] as const),
];
const CURRENCY = 'USD';
/** Shares of New Zealand are paid in their own currency. */
const NZD_CASH = decimal(10_000);

/** A holding with when and at what it is bought. */
interface Purchase extends DemoHolding {
  readonly asset: AssetRow;
  readonly price: string;
  readonly at: Date;
}

/**
 * Looks up what the person's holdings cost at a moment, or on the trading day after the last split
 * since: what was held through one would have to be counted anew. Oldest first.
 */
export async function pricedHoldings(
  deps: Pick<DemoDeps, 'marketData' | 'clock'>,
  holdings: readonly DemoHolding[],
  at: Date,
): Promise<readonly Purchase[]> {
  const found = holdings.map((holding) => {
    const [asset] = assetsBySymbol(holding.symbol);
    invariant(asset !== undefined, `the catalogue holds ${holding.symbol}`);
    return { ...holding, asset };
  });
  const ids = found.map(({ asset }) => asset.id);
  const actions = await deps.marketData.corporateActions(ids, at, deps.clock.now());
  const splits = new Map(
    actions.flatMap(({ kind, assetId, exAt }) => (kind === 'SPLIT' ? [[assetId, exAt]] : [])),
  );
  const purchases = await Promise.all(
    found.map(async (holding) => {
      const { id } = holding.asset;
      const split = splits.get(id);
      const boughtAt = split === undefined ? at : dayAfter(split);
      const prices = await deps.marketData.pricesAt([id], [boughtAt]);
      const price = prices.get(id)?.[0] ?? null;
      invariant(price !== null, `the market has a price of ${holding.symbol}`);
      return { ...holding, price, at: boughtAt };
    }),
  );
  return purchases.sort((left, right) => left.at.getTime() - right.at.getTime());
}

/** A day of each month from the second on, before `until`. */
function paydays(since: Date, until: Date): Date[] {
  const days: Date[] = [];
  const day = new Date(since);
  day.setUTCDate(Math.min(day.getUTCDate(), LAST_PAYDAY));
  for (;;) {
    day.setUTCMonth(day.getUTCMonth() + 1);
    if (day >= until) return days;
    days.push(new Date(day));
  }
}

/** Every month has it. */
const LAST_PAYDAY = 28;

/** While New York trades, in summer and winter. */
export function dayAfter(moment: Date): Date {
  const day = new Date(moment);
  do day.setUTCDate(day.getUTCDate() + 1);
  while ([SATURDAY, SUNDAY].includes(day.getUTCDay()));
  day.setUTCHours(TRADING_HOUR_UTC, 0, 0, 0);
  return day;
}

const SATURDAY = 6;
const SUNDAY = 0;
const TRADING_HOUR_UTC = 15;

/**
 * Gives a new person a net worth, and accounts with cash and positions, where the plan has any.
 *
 * @param then `deps` with the clock of the day that the accounts were opened
 */
export async function furnish(
  tx: EntityTransaction,
  deps: DemoDeps,
  then: DemoDeps,
  user: UserRow,
  person: DemoPerson,
  purchases: readonly Purchase[],
): Promise<void> {
  if (person.cash === null) return;
  for (const type of SIGNED) await recordSignature(tx, then, type, { user, ip: HERE });
  await seedDemoNetWorth(tx, deps, user.id);
  for (const tradingMode of ['LIVE', 'PAPER'] as const) {
    const cash = tradingMode === 'LIVE' ? person.cash.live : person.cash.paper;
    const opening = { cash, currency: CURRENCY, tradingMode };
    const account = await openPlatformAccount(tx, then, user.id, opening);
    await depositCash(tx, then, user.id, { account, currency: 'NZD', amount: NZD_CASH });
    const owner = { userId: user.id, brokerAccountId: account.id, tradingMode };
    const at = (moment: Date) => ({ ...then, clock: { now: () => moment } });
    for (const purchase of purchases) {
      if (purchase.tradingMode !== tradingMode) continue;
      const { asset, quantity, price } = purchase;
      const bought = { ...owner, assetId: asset.id, quantity, price };
      await addOpeningPosition(tx, at(purchase.at), bought);
    }
    if (tradingMode === 'PAPER') continue;
    for (const payday of paydays(then.clock.now(), deps.clock.now())) {
      const saved = { account, currency: CURRENCY, amount: decimal(person.cash.monthly) };
      await depositCash(tx, at(payday), user.id, saved);
    }
  }
}
