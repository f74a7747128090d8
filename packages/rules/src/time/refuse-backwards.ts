import { badInput } from '../refusals/platform-error.ts';

/** What a list is asked for, from one moment or day on, up to another; each may be left open. */
export interface Range<End extends Date | string> {
  readonly from?: End | null | undefined;
  readonly to?: End | null | undefined;
}

/** The moments that a list is asked for: `from` is included, `to` is not. */
export type Moments = Range<Date>;

/** @throws {PlatformError} BAD_USER_INPUT where it asks for what ended before it began */
export function refuseBackwards<End extends Date | string>({ from, to }: Range<End>): void {
  if (from == null || to == null || from <= to) return;
  throw badInput('params.from', 'must not be after `to`');
}
