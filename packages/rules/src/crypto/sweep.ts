import type { Chain } from '@investing-platform/schema/operations';
import type { AssetRow } from '../market/catalogue.ts';
import { Decimal, decimal } from '../numbers/decimal.ts';
import { badInput, refuse } from '../refusals/platform-error.ts';
import { quantityStep } from '../trading/orders/asset.ts';
import { coinOf, requireCoin, theNetwork } from './networks.ts';

/** A standing rule that sells what comes in. */
export interface SweepTerms {
  readonly currency: string;
  /** Null: whatever chain it comes in on. */
  readonly chain: Chain | null;
  readonly targetCurrency: string;
}

const TARGETS = ['USD', 'NZD'];

/**
 * @throws {PlatformError} BAD_USER_INPUT for what is no crypto asset, for a chain that does not
 *   move it, and for another currency of the cash; ASSET_NOT_TRADABLE
 */
export function requireSweepable({ currency, chain, targetCurrency }: SweepTerms): void {
  if (chain === null) requireCoin('params.currency', currency);
  else theNetwork('params', currency, chain);
  if (!TARGETS.includes(targetCurrency)) {
    throw badInput('params.targetCurrency', `must be ${TARGETS.join(' or ')}`);
  }
  if (isSold(coinOf(currency))) return;
  throw refuse('ASSET_NOT_TRADABLE', `No orders are taken for ${currency}`);
}

/** Whether orders are taken for a coin. */
export function isSold({ tradable, status }: AssetRow): boolean {
  return tradable && status === 'ACTIVE';
}

/** Whether two rules would sell the same coins. */
export function overlaps(one: SweepTerms, other: SweepTerms): boolean {
  if (one.currency !== other.currency) return false;
  return one.chain === null || other.chain === null || one.chain === other.chain;
}

/**
 * How much of what came in is sold, in whole steps of the coin; 0 where that is less than an order
 * may be of.
 *
 * @param amount a plain decimal
 * @param sellPercent 5 is 5 percent
 */
export function soldPart(coin: AssetRow, amount: string, sellPercent: string): Decimal {
  const step = quantityStep(coin);
  const part = decimal(amount).times(sellPercent).dividedBy(100);
  const whole = part.divToInt(step).times(step);
  return whole.lessThan(coin.minOrderSize ?? step) ? new Decimal(0) : whole;
}

/** @throws {PlatformError} CONFLICT where another rule of the person would sell the same coins */
export function refuseOverlap(others: readonly SweepTerms[], terms: SweepTerms): void {
  if (!others.some((other) => overlaps(other, terms))) return;
  throw refuse('CONFLICT', 'Another rule covers the asset on this chain');
}
