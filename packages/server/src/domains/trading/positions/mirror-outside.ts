import type { AssetClass } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { TradingDeps } from '../deps.ts';
import type { PositionOwner } from './keep-position.ts';
import {
  countOutsidePositions,
  forgetOutsidePositions,
  MAX_OUTSIDE,
  noteOutsideChanges,
  noteOutsideGone,
  type OutsideRow,
  saveOutsidePositions,
} from './outside-positions.sql.ts';

/** What a broker says of one thing that an account holds or is short of. */
export interface MirroredPosition {
  readonly externalId: string;
  /** Null: not in the catalogue. */
  readonly assetId: string | null;
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  /** Below 0: short. */
  readonly quantity: Decimal;
  readonly averagePrice: Decimal;
  readonly price: Decimal | null;
  readonly currency: string;
}

const PLACES = 18;
const TEXT_CHARACTERS = 200;

/**
 * Replaces what an account with a broker holds outside of the ledger. What did not change keeps its
 * id. The account is locked.
 *
 * @throws {TooManyPositions} where a person would have more of them than are read at once
 */
export async function mirrorOutside(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  { userId, brokerAccountId, tradingMode }: PositionOwner,
  positions: readonly MirroredPosition[],
): Promise<void> {
  const now = deps.clock.now();
  if (positions.length > MAX_OUTSIDE) throw new TooManyPositions();
  const rows = new Map(positions.map((position) => [position.externalId, rowOf(deps, position)]));
  const kept = [...rows.keys()];
  await tx.run(noteOutsideGone, brokerAccountId, kept, now);
  await tx.run(forgetOutsidePositions, brokerAccountId, kept);
  if (kept.length === 0) return;
  const saved = JSON.stringify([...rows.values()]);
  await tx.run(saveOutsidePositions, {
    userId,
    accountId: brokerAccountId,
    mode: tradingMode,
    now,
    rows: saved,
  });
  await tx.run(noteOutsideChanges, brokerAccountId, now);
  const { count } = await tx.one(countOutsidePositions, userId);
  if (count > MAX_OUTSIDE) throw new TooManyPositions();
}

/** Nothing is kept then: a part of an account would be a wrong sum. */
export class TooManyPositions extends Error {
  constructor() {
    super(`more than ${MAX_OUTSIDE} positions that the catalogue does not have, or short`);
  }
}

function rowOf(
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  position: MirroredPosition,
): OutsideRow {
  const { quantity, averagePrice, price, currency } = position;
  return {
    id: newId(deps.clock, deps.random),
    external_id: position.externalId,
    asset_id: position.assetId,
    symbol: position.symbol.slice(0, TEXT_CHARACTERS),
    name: position.name.slice(0, TEXT_CHARACTERS),
    asset_class: position.assetClass,
    quantity: bounded(quantity),
    average_entry_price: bounded(averagePrice),
    cost_basis: toPlain(roundCash(quantity.times(averagePrice), currency)),
    currency,
    price: price === null ? null : bounded(price),
  };
}

/** As many decimal places as are kept. */
export const bounded = (amount: Decimal): string => toPlain(amount.toDecimalPlaces(PLACES));
