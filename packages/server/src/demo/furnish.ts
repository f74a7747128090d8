import type { Transaction } from '../db/database.ts';
import { signCustomerAgreement, type UserRow } from '../domains/account/index.ts';
import { type AssetRow, assetsBySymbol } from '../domains/market/index.ts';
import { seedDemoNetWorth } from '../domains/networth/index.ts';
import { signStrategyDisclosure } from '../domains/strategies/index.ts';
import { addOpeningPosition, depositCash, openPlatformAccount } from '../domains/trading/index.ts';
import { decimal } from '../kernel/decimal.ts';
import { invariant } from '../kernel/invariant.ts';
import type { DemoDeps } from './deps.ts';
import type { DemoHolding, DemoPerson } from './people.ts';

const HERE = '127.0.0.1';
const CURRENCY = 'USD';
/** Shares of New Zealand are paid in their own currency. */
const NZD_CASH = decimal(10_000);

/** A holding with what it is bought at. */
interface Purchase extends DemoHolding {
  readonly asset: AssetRow;
  readonly price: string;
}

/** Looks up what the person's holdings cost at a moment. */
export async function pricedHoldings(
  deps: Pick<DemoDeps, 'marketData'>,
  holdings: readonly DemoHolding[],
  at: Date,
): Promise<readonly Purchase[]> {
  const found = holdings.map((holding) => {
    const [asset] = assetsBySymbol(holding.symbol);
    invariant(asset !== undefined, `the catalogue holds ${holding.symbol}`);
    return { ...holding, asset };
  });
  const ids = found.map(({ asset }) => asset.id);
  const prices = await deps.marketData.pricesAt(ids, [at]);
  return found.map((holding) => {
    const price = prices.get(holding.asset.id)?.[0] ?? null;
    invariant(price !== null, `the market has a price of ${holding.symbol}`);
    return { ...holding, price };
  });
}

/**
 * Gives a new person a net worth, and accounts with cash and positions, where the plan has any.
 *
 * @param then `deps` with the clock of the day that the accounts were opened
 */
export async function furnish(
  tx: Transaction,
  deps: DemoDeps,
  then: DemoDeps,
  user: UserRow,
  person: DemoPerson,
  purchases: readonly Purchase[],
): Promise<void> {
  if (person.cash === null) return;
  await signCustomerAgreement(tx, then, { user, ip: HERE });
  await signStrategyDisclosure(tx, then, { user, ip: HERE });
  await seedDemoNetWorth(tx, deps, user.id);
  for (const tradingMode of ['LIVE', 'PAPER'] as const) {
    const cash = tradingMode === 'LIVE' ? person.cash.live : person.cash.paper;
    const opening = { cash, currency: CURRENCY, tradingMode };
    const account = await openPlatformAccount(tx, then, user.id, opening);
    await depositCash(tx, then, user.id, { account, currency: 'NZD', amount: NZD_CASH });
    const owner = { userId: user.id, brokerAccountId: account.id, tradingMode };
    for (const purchase of purchases) {
      if (purchase.tradingMode !== tradingMode) continue;
      const { asset, quantity, price } = purchase;
      await addOpeningPosition(tx, then, { ...owner, assetId: asset.id, quantity, price });
    }
  }
}
