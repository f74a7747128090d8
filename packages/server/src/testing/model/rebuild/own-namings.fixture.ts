import { Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import type { Entry, Journal } from './journal.fixture.ts';
import type { SplitTerms } from './pending-splits.fixture.ts';

/** What open orders have still to sell of the lots that they name, as the journal is read. */
export interface OwnNamings {
  /** Follows what orders hold. */
  read(entry: Entry): void;
  /** How much of a lot is kept for orders that name it. */
  keptOf(lot: { readonly id: string }): Decimal;
  /** The parts that an order sells now, in its order; empty where it names none. */
  sold(orderId: string, quantity: Decimal): readonly NamedPart[];
  split(orderIds: ReadonlySet<string>, terms: SplitTerms): void;
}

export interface NamedPart {
  readonly lotId: string;
  readonly quantity: Decimal;
}

interface Naming {
  readonly parts: { readonly lotId: string; left: Decimal }[];
  held: Decimal;
}

/** An order names its lots from its first hold on, until it holds nothing any more. */
export function ownNamings({ named }: Pick<Journal, 'named'>): OwnNamings {
  const wanted = Map.groupBy(named, ({ orderId }) => orderId);
  const open = new Map<string, Naming>();

  return {
    read({ sourceType, sourceId, lines }) {
      const rows = sourceType === 'order' ? wanted.get(sourceId) : undefined;
      if (rows === undefined) return;
      const parts = rows.map(({ lotId, quantity }) => ({ lotId, left: decimal(quantity) }));
      const naming = open.get(sourceId) ?? { parts, held: ZERO };
      for (const { kind, amount } of lines) {
        if (kind === 'position_hold') naming.held = naming.held.plus(amount);
      }
      if (naming.held.isZero()) open.delete(sourceId);
      else open.set(sourceId, naming);
    },
    keptOf({ id }) {
      let kept = ZERO;
      for (const { parts } of open.values()) {
        for (const { lotId, left } of parts) if (lotId === id) kept = kept.plus(left);
      }
      return kept;
    },
    sold(orderId, quantity) {
      let rest = quantity;
      const parts: NamedPart[] = [];
      for (const part of open.get(orderId)?.parts ?? []) {
        const taken = Decimal.min(rest, part.left);
        if (taken.isZero()) continue;
        part.left = part.left.minus(taken);
        rest = rest.minus(taken);
        parts.push({ lotId: part.lotId, quantity: taken });
      }
      return parts;
    },
    split(orderIds, { numerator, denominator }) {
      for (const [orderId, { parts }] of open) {
        if (!orderIds.has(orderId)) continue;
        for (const part of parts) part.left = part.left.times(numerator).dividedBy(denominator);
      }
    },
  };
}
