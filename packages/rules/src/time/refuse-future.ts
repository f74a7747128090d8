import { badInput } from '../refusals/platform-error.ts';
import type { CivilDate } from './civil-date.ts';

/** @throws {PlatformError} BAD_USER_INPUT for a day after today */
export function refuseFuture(path: string, day: CivilDate, today: CivilDate): void {
  if (day > today) throw badInput(path, 'must not be in the future');
}
