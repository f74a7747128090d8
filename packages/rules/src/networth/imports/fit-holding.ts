import { type HoldingCourse, holdingCourse } from '../../tracked/tracked-holding.ts';
import type { LotTerms } from '../../tracked/tracked-lots.ts';
import type { TrackedTrade } from '../../tracked/tracked-trade.ts';

const TAKES = new Set(['SELL', 'MERGE_OUT', 'TRANSFER_OUT', 'CANCEL']);
const MAX_STEPS = 20;

/** What a holding becomes with what an import brings, as far as that can have been. */
export interface Fitted {
  readonly course: HoldingCourse;
  /** The trades of the import that need more than was held: they wait for a person. */
  readonly waiting: ReadonlySet<string>;
}

/**
 * Adds trades to those of a holding. Sales of what was never held are left out, one after the
 * other, and all of them where too many would be.
 */
export function fitHolding(
  held: readonly TrackedTrade[],
  brought: readonly TrackedTrade[],
  terms: LotTerms,
): Fitted {
  const waiting = new Set<string>();
  const own = new Set(brought.map(({ id }) => id));
  for (let step = 0; ; step += 1) {
    const counted = brought.filter(({ id }) => !waiting.has(id));
    const course = holdingCourse([...held, ...counted], terms);
    if (course.overdrawn === null) return { course, waiting };
    const { trade } = course.overdrawn;
    if (own.has(trade.id) && step < MAX_STEPS) waiting.add(trade.id);
    else {
      const takers = counted.filter(({ type }) => TAKES.has(type));
      // What was recorded before cannot have been either: it is as it was.
      if (takers.length === 0) return { course, waiting };
      for (const { id } of takers) waiting.add(id);
    }
  }
}
