import { badInput } from '@investing-platform/rules/platform-error';
import { compare, type Decimal, decimal, plain, sign, ZERO } from '../kernel/decimal.ts';
import type { Order } from '../world/entities.ts';

const AMOUNTS = ['quantity', 'notional', 'limitPrice', 'stopPrice'] as const;

/** 0 and null stand for "not given" (contract rule 8). */
export function given(value: unknown): Decimal | null {
  const number = value == null ? ZERO : decimal(String(value));
  return sign(number) === 0 ? null : number;
}

/**
 * Refuses an edit that changes nothing, or that does not fit the order.
 *
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function refuseOddEdit(old: Order, params: Readonly<Record<string, unknown>>): void {
  if (given(params['quantity']) !== null && old.quantity === null) {
    throw badInput('params.quantity', 'must be absent: the order is by notional');
  }
  if (given(params['notional']) !== null && old.notional === null) {
    throw badInput('params.notional', 'must be absent: the order is by quantity');
  }
  if (given(params['stopPrice']) !== null && old.stopPrice !== null && old.isElected) {
    throw badInput('params.stopPrice', 'must be absent: the stop price has been reached');
  }
  refusePriceOfOtherTypes(old, params);
  const isChanged =
    (params['timeInForce'] ?? old.timeInForce) !== old.timeInForce ||
    AMOUNTS.some((name) => {
      const wanted = given(params[name]);
      return wanted !== null && compare(wanted, old[name] ?? ZERO) !== 0;
    });
  if (!isChanged) throw badInput('params', 'must change at least one thing');
  const wanted = given(params['quantity']);
  if (wanted !== null && compare(wanted, old.quantityFilled) <= 0) {
    const filled = plain(old.quantityFilled);
    throw badInput('params.quantity', `must be more than the ${filled} filled already`);
  }
}

function refusePriceOfOtherTypes({ type }: Order, params: Readonly<Record<string, unknown>>): void {
  const strange = (['limitPrice', 'stopPrice'] as const).find((name) => {
    const word = name === 'limitPrice' ? 'LIMIT' : 'STOP';
    return given(params[name]) !== null && !type.includes(word);
  });
  if (strange === undefined) return;
  throw badInput(`params.${strange}`, `must be 0 or absent for a ${type} order`);
}
