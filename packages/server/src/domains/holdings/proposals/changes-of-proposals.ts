import { type CivilDate, daysBetween } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import type { KnownEvent, ListedHolding } from './proposals.sql.ts';

/** What a company did, for one holding of its shares. */
export interface HeldEvent {
  readonly holding: ListedHolding;
  readonly action: CorporateAction & { readonly kind: 'DIVIDEND' | 'SPLIT' };
  readonly exDate: CivilDate;
  /** The day of the payment, or of the split. */
  readonly happensOn: CivilDate;
  /** At the end of the day before `exDate`. */
  readonly held: Decimal;
}

export interface ProposalChanges {
  readonly add: readonly HeldEvent[];
  /** Proposals of which another number of units was held. */
  readonly change: readonly { readonly id: string; readonly event: HeldEvent }[];
  /** Proposals of what was not held after all, or is recorded by now. */
  readonly drop: readonly string[];
}

/** Who pays and who notes a payment differ by so many days. */
const NEAR_DAYS = 10;

export const nameOf = ({ action }: Pick<HeldEvent, 'action'>): string =>
  `corporate-action:${action.id}`;

/**
 * What to propose of what companies did, beside what is known. An event is proposed once, also
 * where its proposal was rejected or deleted, and never beside the same one from a file or by hand.
 */
export function changesOfProposals(
  events: readonly HeldEvent[],
  known: readonly KnownEvent[],
): ProposalChanges {
  const byHolding = Map.groupBy(known, (one) => `${one.portfolioId} ${one.instrumentId}`);
  const add: HeldEvent[] = [];
  const change: { id: string; event: HeldEvent }[] = [];
  const drop: string[] = [];
  for (const event of events) {
    const { portfolioId, instrumentId } = event.holding;
    const beside = byHolding.get(`${portfolioId} ${instrumentId}`) ?? [];
    const own = beside.find((one) => one.uniqueIdentifier === nameOf(event));
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
