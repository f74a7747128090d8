import {
  broughtBy,
  costOf,
  type ExchangeTerms,
} from '@investing-platform/rules/strategies/runs/exchange-terms';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, sum, ZERO } from '../../../kernel/decimal.ts';
import { exchangeCash, moveCash, type TradingDeps } from '../../trading/index.ts';
import type { ActiveRow } from '../actives/actives.sql.ts';
import { transferToAccount } from '../actives/shares.ts';
import { exchangeTerms, hasRate, type Prices } from './prices.ts';

type ExchangeDeps = Pick<TradingDeps, 'clock' | 'random'>;

/** Available cash of a currency that is not the active strategy's, and what is to stay of it. */
interface Pocket {
  readonly currency: string;
  readonly available: Decimal;
  readonly needed: Decimal;
  readonly terms: ExchangeTerms;
}

/** What all cash of other currencies brings. */
export function foreignCashWorth(prices: Prices, active: ActiveRow): Decimal {
  const pockets = pocketsOf(prices, active, new Map());
  return sum(pockets.map(({ available, terms }) => broughtBy(available, terms, active.currency)));
}

/**
 * Exchanges what an active strategy has of other currencies beyond what it needs, and then what it
 * lacks of them. Currencies without a rate stay as they are.
 *
 * @param needed by currency; the active strategy's own counts for nothing
 * @throws {PlatformError} INSUFFICIENT_FUNDS
 */
export async function exchangeForeign(
  tx: Transaction,
  deps: ExchangeDeps,
  active: ActiveRow,
  prices: Prices,
  needed: ReadonlyMap<string, Decimal>,
): Promise<void> {
  const pockets = pocketsOf(prices, active, needed);
  for (const { currency, available, needed: kept, terms } of pockets) {
    const surplus = available.minus(kept);
    if (surplus.lte(0)) continue;
    const brought = broughtBy(surplus, terms, active.currency);
    if (brought.isZero()) continue;
    const [from, to] = [{ currency, amount: surplus }, own(active, brought)];
    await exchangeCash(tx, deps, { ...ownerOf(active), from, to, midRate: terms.rate });
  }
  for (const { currency, available, needed: wanted, terms } of pockets) {
    const lacking = wanted.minus(available);
    if (lacking.lte(0)) continue;
    const from = own(active, costOf(lacking, terms, active.currency));
    const midRate = decimal(1).dividedBy(terms.rate);
    const to = { currency, amount: lacking };
    await exchangeCash(tx, deps, { ...ownerOf(active), from, to, midRate });
  }
}

const own = ({ currency }: ActiveRow, amount: Decimal) => ({ currency, amount });

function ownerOf({ id, userId, brokerAccountId }: ActiveRow) {
  const source = { type: 'active_strategy', id };
  return { userId, brokerAccountId, bookId: id, source };
}

function pocketsOf(
  prices: Prices,
  active: ActiveRow,
  needed: ReadonlyMap<string, Decimal>,
): Pocket[] {
  const cash = new Map(active.foreignCash.map((one) => [one.currency, one.available]));
  const currencies = [...new Set([...cash.keys(), ...needed.keys()])].sort();
  return currencies.flatMap((currency) => {
    if (!hasRate(prices, currency, active.currency)) return [];
    const terms = exchangeTerms(prices, active, currency);
    if (terms === null) return [];
    const available = decimal(cash.get(currency) ?? '0');
    return [{ currency, available, needed: needed.get(currency) ?? ZERO, terms }];
  });
}

/** Gives cash of other currencies back to the account as it is: what is too little to exchange. */
export async function handForeignCashOver(
  tx: Transaction,
  deps: ExchangeDeps,
  active: ActiveRow,
): Promise<void> {
  for (const { currency, available } of active.foreignCash) {
    const amount = decimal(available);
    if (!amount.isZero()) await moveCash(tx, deps, transferToAccount(active), currency, amount);
  }
}
