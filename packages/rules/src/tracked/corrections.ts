import { badInput } from '../refusals/platform-error.ts';

/**
 * @param corrections of what waits for a decision, by their names
 * @throws {PlatformError} BAD_USER_INPUT where it is rejected, and so not corrected
 */
export function refuseCorrections(corrections: object): void {
  const [field] = Object.entries(corrections).find(([, value]) => value != null) ?? [];
  if (field === undefined) return;
  throw badInput(`params.${field}`, 'goes only with `CONFIRM`: leave it out');
}
