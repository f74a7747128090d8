import type { ImportState, TradeOrigin } from '@investing-platform/schema/operations';
import { type Decimal, decimal } from '../numbers/decimal.ts';
import { type CivilDate, daysBetween } from '../time/civil-date.ts';

/** A financial year and a month: older events are for files and for what is noted by hand. */
export const PROPOSALS_REACH_DAYS = 400;

/** What a company did, for one holding of its shares. */
export interface HeldEvent {
  readonly holding: { readonly portfolioId: string; readonly instrumentId: string };
  readonly action: { readonly id: string };
  readonly exDate: CivilDate;
  /** The day of the payment, or of the split. */
  readonly happensOn: CivilDate;
  /** At the end of the day before `exDate`. */
  readonly held: Decimal;
}

/** A dividend or a split of a holding, whoever recorded it. */
export interface KnownEvent {
  readonly id: string;
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly state: ImportState;
  readonly origin: TradeOrigin;
  /** Null where it is not known. */
  readonly exDate: CivilDate | null;
  /** The day of the payment, or of the split. */
  readonly happenedOn: CivilDate;
  readonly quantity: string | null;
  readonly uniqueIdentifier: string | null;
  /** Its name stays taken. */
  readonly deleted: boolean;
}

export interface ProposalChanges<Event extends HeldEvent> {
  readonly add: readonly Event[];
  /** Proposals of which another number of units was held. */
  readonly change: readonly { readonly id: string; readonly event: Event }[];
  /** Proposals of what was not held after all, or is recorded by now. */
  readonly drop: readonly string[];
}

/** Who pays and who notes a payment differ by so many days. */
const NEAR_DAYS = 10;

export const nameOfEvent = ({ action }: Pick<HeldEvent, 'action'>): string =>
  `corporate-action:${action.id}`;

/**
 * What to propose of what companies did, beside what is known. An event is proposed once, also
 * where its proposal was rejected or deleted, and never beside the same one from a file or by hand.
 */
export function changesOfProposals<Event extends HeldEvent>(
  events: readonly Event[],
  known: readonly KnownEvent[],
): ProposalChanges<Event> {
  const byHolding = Map.groupBy(known, (one) => `${one.portfolioId} ${one.instrumentId}`);
  const add: Event[] = [];
  const change: { id: string; event: Event }[] = [];
  const drop: string[] = [];
  for (const event of events) {
    const { portfolioId, instrumentId } = event.holding;
    const beside = byHolding.get(`${portfolioId} ${instrumentId}`) ?? [];
    const own = beside.find((one) => one.uniqueIdentifier === nameOfEvent(event));
    const isRecorded = beside.some((one) => one !== own && isSame(one, event));
    const isWanted = event.held.isPositive() && !event.held.isZero() && !isRecorded;
    if (own === undefined) {
      if (isWanted) add.push(event);
    } else if (isOpen(own)) {
      if (!isWanted) drop.push(own.id);
      else if (own.quantity !== null && !event.held.equals(decimal(own.quantity))) {
        change.push({ id: own.id, event });
      }
    }
  }
  return { add, change, drop };
}

const isOpen = ({ deleted, state, origin }: KnownEvent): boolean =>
  !deleted && state === 'PENDING' && origin === 'CORPORATE_ACTION';

function isSame(known: KnownEvent, { exDate, happensOn }: HeldEvent): boolean {
  if (known.deleted || known.origin === 'CORPORATE_ACTION') return false;
  if (known.exDate !== null) return known.exDate === exDate;
  return Math.abs(daysBetween(known.happenedOn, happensOn)) <= NEAR_DAYS;
}
