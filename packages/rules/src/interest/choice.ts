import { refuse } from '../refusals/platform-error.ts';

/** What was chosen of interest so far. */
interface Chosen {
  readonly optedIn: boolean;
  /** Until the next business day. */
  readonly isUnderWay: boolean;
}

/**
 * @param before null: nothing was chosen
 * @throws {PlatformError} INVALID_STATE while the opposite choice is under way, and for opting out
 *   of what was never chosen
 */
export function refuseChoice(before: Chosen | null, optIn: boolean): void {
  if (before === null && !optIn) throw refuse('INVALID_STATE', 'The cash earns no interest');
  if (before === null || before.optedIn === optIn || !before.isUnderWay) return;
  throw refuse('INVALID_STATE', 'The opposite choice is under way until the next business day');
}
