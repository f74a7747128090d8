import type { TradeType } from '@investing-platform/schema/operations';
import type { Transaction } from '../db/database.ts';
import {
  defaultPortfolio,
  NOTHING_MORE,
  recordTrade,
  requestProposals,
  storePortfolio,
} from '../domains/holdings/index.ts';
import { decimal } from '../kernel/decimal.ts';
import { invariant } from '../kernel/invariant.ts';
import type { DemoDeps } from './deps.ts';
import { dayAfter, pricedHoldings } from './furnish.ts';
import type { DemoHolding } from './people.ts';

const CURRENCY = 'USD';
const YEAR_END = '03-31';

/** What is bought first; some time later as much again of a half, and a quarter is sold. */
const HELD: readonly DemoHolding[] = [
  { symbol: 'SPY', quantity: '8', tradingMode: 'LIVE' },
  { symbol: 'MSFT', quantity: '6', tradingMode: 'LIVE' },
];
const LATER: readonly (readonly [type: TradeType, part: string, of: number])[] = [
  ['BUY', '0.5', 1 / 2],
  ['SELL', '0.25', 5 / 6],
];

/** A trade of the portfolio, at the price of its day. */
export interface TradeElsewhere {
  readonly instrumentId: string;
  readonly type: TradeType;
  readonly quantity: string;
  readonly price: string;
  readonly tradedOn: string;
}

/** What is bought and sold at a broker elsewhere from a moment on, oldest first. */
export async function tradesElsewhere(
  deps: Pick<DemoDeps, 'marketData' | 'clock'>,
  since: Date,
): Promise<readonly TradeElsewhere[]> {
  const now = deps.clock.now().getTime();
  const bought = await pricedHoldings(deps, HELD, since);
  const trades = bought.map(async ({ asset: { id }, quantity, price, at }) => {
    const days = LATER.map(([, , part]) =>
      dayAfter(new Date(at.getTime() + (now - at.getTime()) * part)),
    );
    const prices = (await deps.marketData.pricesAt([id], days)).get(id) ?? [];
    const later = LATER.map(([type, part], index) => {
      const [day, paid] = [days[index] ?? at, prices[index] ?? null];
      invariant(paid !== null, `the market has a price of ${id}`);
      const units = decimal(quantity).times(part).toString();
      return { instrumentId: id, type, quantity: units, price: paid, tradedOn: dayOf(day) };
    });
    const first = { instrumentId: id, type: 'BUY' as const, quantity, price, tradedOn: dayOf(at) };
    return [first, ...later];
  });
  const all = (await Promise.all(trades)).flat();
  return all.sort((left, right) => left.tradedOn.localeCompare(right.tradedOn));
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Gives a person a portfolio of what they hold elsewhere; its dividends wait to be confirmed. */
export async function trackElsewhere(
  tx: Transaction,
  deps: DemoDeps,
  userId: string,
  trades: readonly TradeElsewhere[],
): Promise<void> {
  const portfolioId = await storePortfolio(tx, deps, userId, {
    name: 'Shares elsewhere',
    kind: 'MANUAL',
    parentId: await defaultPortfolio(tx, deps, userId, 'ASSETS'),
    currency: CURRENCY,
    costBasisMethod: 'FIFO',
    country: null,
    ownerMemberId: null,
    financialYearEnd: YEAR_END,
    ownershipPercent: '100',
    externalProvider: null,
    externalId: null,
  });
  const alike = { portfolioId, currency: CURRENCY, feeCurrency: CURRENCY, exchangeRate: '1' };
  for (const trade of trades) {
    await recordTrade(tx, deps, userId, { ...NOTHING_MORE, origin: 'MANUAL', ...alike, ...trade });
  }
  await requestProposals(tx, deps, userId);
}
