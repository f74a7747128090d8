import { toPlain } from '../../numbers/decimal.ts';
import type { Cells } from './read-cells.ts';
import type { Said } from './read-row.ts';
import { CERTAIN } from './row-read.ts';

interface Half {
  readonly place: number;
  readonly cells: Cells;
}

/** A trade that two rows tell. */
interface Pair {
  /** Where the row stands that it is shown at. */
  readonly at: number;
  readonly other: number;
  readonly said: Said;
}

const MONEY = new Set(['EUR', 'USD', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF', 'NZD', 'USDT', 'USDC']);

/** Rows that belong together: what was given, and what came for it. */
export class Pairs {
  readonly #halves = new Map<string, Half>();

  /** @returns null until the other half has come, or where the two are no trade for money */
  take(key: string, place: number, cells: Cells): Pair | null {
    const first = this.#halves.get(key);
    if (first === undefined) {
      this.#halves.set(key, { place, cells });
      return null;
    }
    this.#halves.delete(key);
    const halves = [first, { place, cells }];
    const money = halves.find((half) => MONEY.has(half.cells.named()?.symbol ?? ''));
    const asset = halves.find((half) => half !== money);
    if (money === undefined || asset === undefined) return null;
    const said = tradeOf(asset.cells, money.cells);
    return said === null ? null : { at: asset.place, other: money.place, said };
  }
}

function tradeOf(asset: Cells, money: Cells): Said | null {
  const [tradedOn, named, units] = [asset.day(), asset.named(), asset.number('quantity')];
  const [paid, currency] = [money.number('quantity'), money.named()?.symbol ?? null];
  if (tradedOn === null || named === null || units === null || units.isZero()) return null;
  if (paid === null || currency === null || units.isNegative() === paid.isNegative()) return null;
  const inUnits = asset.fees().value;
  const type = units.isNegative() ? 'SELL' : 'BUY';
  // A fee in units leaves less of what came, and takes more of what was given.
  const quantity = type === 'BUY' ? units.minus(inUnits) : units.abs().plus(inUnits);
  if (quantity.lessThanOrEqualTo(0)) return null;
  return {
    confidencePercent: CERTAIN,
    trade: {
      type,
      tradedOn,
      named,
      quantity: toPlain(quantity),
      price: toPlain(paid.abs().dividedBy(quantity).toDecimalPlaces(18)),
      currency,
      fee: toPlain(money.fees().value.toDecimalPlaces(8)),
      feeCurrency: currency,
      ratio: null,
      externalId: asset.id(),
    },
    dividend: null,
    problem: null,
  };
}
