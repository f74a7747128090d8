import { badInput } from '../platform-error.ts';

/** The moments that a list is asked for: from one on, up to another. */
export interface Moments {
  /** Included. */
  readonly from?: Date | null | undefined;
  /** Not included. */
  readonly to?: Date | null | undefined;
}

/** @throws {PlatformError} BAD_USER_INPUT where it asks for what ended before it began */
export function refuseBackwards({ from = null, to = null }: Moments): void {
  if (from === null || to === null || from <= to) return;
  throw badInput('params.from', 'must not be after `to`');
}
