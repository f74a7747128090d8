import { dayOf } from '@investing-platform/rules/tracked/tracked-holding';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import {
  type CourseTold,
  type HeldIncome,
  type HoldingValued,
  holdingsOverTime,
  knownLists,
  type PriceOn,
  type WithLists,
  walkTold,
} from '../../holdings/index.ts';
import { notingOthers, type Worth, worthAt } from '../../market/index.ts';
import { brokerPrices } from '../../trading/index.ts';

export interface Request {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'marketData'>;
  readonly actor: Actor;
}

/** What a holding came to over time, oldest first: its revisions change with its lists. */
export interface HeldOverTime extends Omit<WithLists<CourseTold>, 'incomes'> {
  readonly incomes: readonly HeldIncome[];
}

/**
 * By id; those that went are left out. One statement.
 *
 * @param ids null: all that the person has
 */
export async function readOverTime(
  { deps, actor }: Request,
  ids: readonly string[] | null,
): Promise<Map<string, HeldOverTime>> {
  const { userId } = requireUser(actor);
  const known = knownLists(deps.db, userId);
  const told = await deps.db.one(holdingsOverTime, userId, ids, known.revisions);
  const held = known.complete(told.holdings, ids === null);
  return new Map(held.map((one) => [one.id, { ...one, incomes: one.incomes ?? [] }]));
}

const heldOverTime = inRequest<Request, HeldOverTime>(readOverTime);

/** The same of all holdings that are asked for in one turn. */
export async function overTime(
  request: Request,
  holdings: readonly Pick<HoldingValued, 'id'>[],
): Promise<Map<string, HeldOverTime>> {
  const found = await Promise.all(
    holdings.map(async ({ id }) => {
      const held = await heldOverTime(request, id);
      return held === null ? [] : [[id, held] as const];
    }),
  );
  return new Map(found.flat());
}

/** What holdings were worth at moments. */
export interface Valuation {
  /** Of one unit in another currency; null where a price or a rate is not known. */
  readonly worthOf: (
    holding: HoldingValued,
    units: Decimal,
    into: string,
    place: number,
  ) => Decimal | null;
  /** The same of many amounts, of an instrument or in a currency. */
  readonly minorOf: Worth['minorOf'];
  /** The assets of which others had to tell a price. */
  readonly needed: ReadonlySet<string>;
  readonly rateOf: Worth['rateOf'];
}

interface Valued {
  readonly histories: ReadonlyMap<string, HeldOverTime>;
  readonly times: readonly Date[];
  /** The day of each of the times, where the person is. */
  readonly days: readonly CivilDate[];
  readonly into: string;
}

/**
 * Prices and rates of holdings at moments: one call for all prices.
 *
 * @param times ascending, at most 10,000
 */
export async function valuationAt(
  request: Request,
  holdings: readonly HoldingValued[],
  { histories, times, days, into }: Valued,
): Promise<Valuation> {
  const { deps, actor } = request;
  const now = deps.clock.now();
  const custom = holdings.filter(({ category }) => category !== null);
  const own = new Map(
    custom.map(({ id, instrumentId, currency }) => {
      let prices: readonly (Decimal | null)[] | undefined;
      const priceAt = (place: number): Decimal | null => {
        prices ??= pricesOver(histories.get(id)?.prices ?? [], days);
        return prices[place] ?? null;
      };
      return [instrumentId, { currency, assetId: null, priceAt }] as const;
    }),
  );
  const names = holdings.flatMap((row) => [row.instrumentId, row.portfolioCurrency]);
  const { others, needed } = notingOthers(brokerPrices(deps.db, requireUser(actor).userId));
  const worth = await worthAt(deps, { names, times, now, into: [into], own, others });
  return {
    rateOf: worth.rateOf,
    minorOf: worth.minorOf,
    needed,
    worthOf(holding, units, currency, place) {
      if (units.isZero()) return ZERO;
      const name = holding.instrumentId;
      return worth.leafOf({ name, amount: units, into: currency, place })?.value ?? null;
    },
  };
}

/** The last price by each of some days, ascending. */
function pricesOver(rows: readonly PriceOn[], days: readonly CivilDate[]): (Decimal | null)[] {
  const priceOn = walkTold<PriceOn, Decimal | null>(rows, ({ price }) => decimal(price), null);
  return days.map((day) => priceOn(day));
}

/** Units held at the end of a day. */
export function unitsOn({ days }: Pick<HeldOverTime, 'days'>, day: CivilDate): Decimal {
  return decimal(dayOf(days, day)?.quantity ?? 0);
}
