import type { Reader } from '../../../db/database.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { type AccountBook, type Flow, flowsBetween, type Held } from '../../../ledger/index.ts';
import type { OwnPrice, OwnPrices } from '../../market/index.ts';
import {
  type OutsideChange,
  type OutsidePosition,
  outsideChangesUntil,
  outsideFlowsBetween,
  outsidePositionsOfAccounts,
} from './outside-positions.sql.ts';

/** What accounts hold outside of the ledger, named by the ids of the positions. */
export interface HeldOutside {
  /** By moment. */
  readonly held: readonly (readonly Held[])[];
  readonly own: OwnPrices;
}

/** Whose accounts. */
const FLOWS_A_PAGE = 5_000;
/** After every position of a moment. */
const LAST_POSITION = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Scope {
  readonly userId: string;
  readonly books: readonly AccountBook[];
}

/** What accounts held outside of the ledger at a moment of the past. One statement. */
export async function outsideOn(
  db: Reader,
  { userId, books }: Scope,
  at: Date,
): Promise<readonly OutsideChange[]> {
  const accountIds = [...new Set(books.map(({ accountId }) => accountId))];
  const changes = await db.all(outsideChangesUntil, userId, accountIds, [at]);
  return changes.filter(({ quantity }) => quantity !== '0');
}

/** The prices of positions as they are now. */
export function ownPrices(
  positions: readonly Pick<OutsidePosition, 'id' | 'assetId' | 'currency' | 'price'>[],
): OwnPrices {
  return new Map(
    positions.map(({ id, assetId, currency, price }): [string, OwnPrice] => {
      const own = price === null ? null : decimal(price);
      return [id, { currency, assetId, priceAt: () => own }];
    }),
  );
}

/**
 * What there was at moments, and the broker's prices then: the last that was read by then, as kept
 * once an hour; now the very last.
 *
 * @param times ascending, at most 10,000
 */
export async function outsideAt(
  db: Reader,
  { userId, books }: Scope,
  times: readonly Date[],
  now: Date,
): Promise<HeldOutside> {
  const accountIds = [...new Set(books.map(({ accountId }) => accountId))];
  if (accountIds.length === 0 || times.length === 0)
    return { held: times.map(() => []), own: NONE };
  const past = times.filter((at) => at < now);
  const changes =
    past.length === 0 ? [] : await db.all(outsideChangesUntil, userId, accountIds, past);
  const present =
    past.length === times.length
      ? []
      : await db.all(outsidePositionsOfAccounts, userId, accountIds);
  const held: Held[][] = times.map(() => []);
  const own = new Map<string, OwnPrice>();
  const add = (place: number, accountId: string, name: string, quantity: string): void => {
    if (quantity !== '0') held[place]?.push({ accountId, asset: name, amount: decimal(quantity) });
  };
  const byPosition = Map.groupBy(changes, ({ positionId }) => positionId);
  const presentById = new Map(present.map((position) => [position.id, position]));
  for (const name of new Set([...byPosition.keys(), ...presentById.keys()])) {
    const steps = byPosition.get(name) ?? [];
    const last = presentById.get(name);
    const overTime = filled(steps, past.length);
    overTime.forEach((step, place) => {
      if (step !== undefined) add(place, step.brokerAccountId, name, step.quantity);
    });
    if (last !== undefined) {
      for (let place = past.length; place < times.length; place += 1) {
        add(place, last.brokerAccountId, name, last.quantity);
      }
    }
    const known = last ?? steps.at(-1);
    if (known === undefined) continue;
    const nowPrice = priceOf(last ?? steps.at(-1));
    own.set(name, {
      currency: known.currency,
      assetId: known.assetId,
      priceAt: (place) => (place < past.length ? priceOf(overTime[place]) : nowPrice),
    });
  }
  return { held, own };
}

const NONE: OwnPrices = new Map();

function priceOf(step: { readonly price: string | null } | undefined): Decimal | null {
  return step === undefined || step.price === null ? null : decimal(step.price);
}

/** What held at each place: the last that began by then. */
function filled(
  steps: readonly OutsideChange[],
  length: number,
): readonly (OutsideChange | undefined)[] {
  const all: (OutsideChange | undefined)[] = [];
  let next = 0;
  for (let place = 0; place < length; place += 1) {
    while ((steps[next]?.place ?? length) <= place) next += 1;
    all.push(steps[next - 1]);
  }
  return all;
}

/**
 * What came into accounts from outside and left them, with what only their brokers keep: after the
 * first moment and until the second, in order.
 */
export async function allFlowsBetween(
  db: Reader,
  { userId, books }: Scope,
  after: Date,
  until: Date,
): Promise<Flow[]> {
  const accountIds = [...new Set(books.map(({ accountId }) => accountId))];
  const posted = await flowsBetween(db, books, after, until);
  if (accountIds.length === 0) return [...posted];
  const came: Flow[] = [];
  let [moment, position] = [after, LAST_POSITION];
  for (;;) {
    const page = await db.all(
      outsideFlowsBetween,
      userId,
      accountIds,
      moment,
      position,
      until,
      FLOWS_A_PAGE,
    );
    for (const { positionId, at, amount } of page) {
      came.push({ at, asset: positionId, amount: decimal(amount) });
    }
    const last = page.at(-1);
    if (last === undefined || page.length < FLOWS_A_PAGE) break;
    [moment, position] = [last.at, last.positionId];
  }
  if (came.length === 0) return [...posted];
  return [...posted, ...came].sort((left, right) => left.at.getTime() - right.at.getTime());
}
