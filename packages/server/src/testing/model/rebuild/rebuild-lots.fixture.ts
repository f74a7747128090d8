import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { Decimal, decimal, sum, toPlain, ZERO } from '../../../kernel/decimal.ts';
import type { Journal } from './journal.fixture.ts';
import type { OwnLot } from './own-relief.fixture.ts';
import { type ReplayedLots, replayLots } from './replay-lots.fixture.ts';

interface Cost {
  readonly key: string;
  readonly quantity: string;
  readonly cost: string;
  readonly averageEntryPrice: string;
  readonly costBasis: string;
}

const costs = statement<Cost, []>(
  'test_model_costs',
  `select concat_ws(' ', broker_account_id, asset_id) as key, quantity, cost,
     average_entry_price as "averageEntryPrice", cost_basis as "costBasis"
   from positions limit 1000000`,
);

const PRICE_PLACES = 10;
const CENT_PLACES = 2;

/** Lots, gains and costs of positions that differ from what the journal says. */
export async function faultsOfTheLots(reader: Reader, journal: Journal): Promise<string[]> {
  const replayed = replayLots(journal);
  return [
    ...replayed.faults,
    ...wrongLots(journal, replayed),
    ...wrongGains(journal, replayed),
    ...wrongCosts(journal, replayed, await reader.all(costs)),
  ];
}

function wrongLots({ lots: stored }: Journal, { lots }: ReplayedLots): string[] {
  const own = new Map(lots.map((lot) => [lot.id, lot]));
  const known = new Set(stored.map(({ id }) => id));
  return [
    ...stored.flatMap((row) => {
      const [is, should] = [shownLot(row), shownLot(own.get(row.id))];
      return is === should ? [] : [`lot ${row.id}: the journal says ${should}, not ${is}`];
    }),
    ...lots.filter(({ id }) => !known.has(id)).map((lot) => `no lot for ${shownLot(lot)}`),
  ];
}

type Lot = { readonly [Name in 'quantity' | 'cost']: Decimal | string } & Pick<
  OwnLot,
  'acquiredAt'
>;

function shownLot(lot: Lot | undefined): string {
  if (lot === undefined) return 'nothing';
  const { quantity, cost, acquiredAt } = lot;
  const units = toPlain(decimal(quantity));
  return `${units} for ${toPlain(decimal(cost))} of ${acquiredAt.toISOString()}`;
}

function wrongGains({ gains: stored }: Journal, { gains }: ReplayedLots): string[] {
  const is = stored.map(({ orderId, lotId, quantity, cost }) =>
    gainKey(orderId, lotId, decimal(quantity), decimal(cost)),
  );
  const should = gains.map(({ entry, taken }) => {
    const orderId = entry.sourceType === 'order' ? entry.sourceId : null;
    return gainKey(orderId, taken.lot.id, taken.quantity, taken.cost);
  });
  return [
    ...without(is, should).map((gain) => `a gain that the journal does not say: ${gain}`),
    ...without(should, is).map((gain) => `a gain that only the journal says: ${gain}`),
  ];
}

function gainKey(orderId: string | null, lotId: string, ...amounts: Decimal[]): string {
  return [orderId, lotId, ...amounts.map((amount) => toPlain(amount))].join(' ');
}

/** Those of the first that the second has not, each as often as it is there. */
function without(first: readonly string[], second: readonly string[]): string[] {
  const left = [...second].sort();
  return [...first].sort().filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function wrongCosts({ books }: Journal, { lots }: ReplayedLots, stored: readonly Cost[]): string[] {
  const own = Map.groupBy(lots, ({ bookId, assetId }) =>
    [books.get(bookId)?.accountId ?? bookId, assetId].join(' '),
  );
  return stored.flatMap((row) => {
    const parts = own.get(row.key) ?? [];
    const [quantity, cost] = [sum(parts.map((lot) => lot.quantity)), sum(parts.map((p) => p.cost))];
    const price = quantity.isZero()
      ? ZERO
      : cost.dividedBy(quantity).toDecimalPlaces(PRICE_PLACES, Decimal.ROUND_HALF_EVEN);
    const basis = cost.toDecimalPlaces(CENT_PLACES, Decimal.ROUND_HALF_EVEN);
    const should = [quantity, cost, price, basis].map((amount) => toPlain(amount)).join(' ');
    const is = [row.quantity, row.cost, row.averageEntryPrice, row.costBasis]
      .map((amount) => toPlain(decimal(amount)))
      .join(' ');
    return is === should ? [] : [`position ${row.key}: the journal says ${should}, not ${is}`];
  });
}
