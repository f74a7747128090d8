import { badInput, refuse } from '../refusals/platform-error.ts';

/** How somebody signs the customer agreement. */
interface Told {
  readonly version: string;
  readonly accepted: boolean;
}

/** @throws {PlatformError} BAD_USER_INPUT where it is not accepted; CONFLICT for another version */
export function requireAcceptance({ version, accepted }: Told, inForce: string): void {
  if (!accepted) throw badInput('params.accepted', 'must be true');
  if (version !== inForce) throw refuse('CONFLICT', `Another version is in force: ${inForce}`);
}
