import { badInput, refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { AccountDeps } from '../deps.ts';
import { canonicalEmail } from '../people/user.ts';
import { openInvitation } from './invitations.sql.ts';

type AdmissionDeps = Pick<AccountDeps, 'db' | 'clock' | 'config'>;

interface Applicant {
  readonly email: string;
  readonly invitation?: string | null | undefined;
}

/**
 * Whether somebody may open an account here, and by which invitation: null where none is needed and
 * none was given. The owner's own link opens a closed server too.
 *
 * @throws {PlatformError} FORBIDDEN where the operator lets nobody in without an invitation, or
 *   nobody at all; BAD_USER_INPUT for an invitation that is unknown, used, lapsed or another
 *   address's
 */
export async function admissionOf(
  deps: AdmissionDeps,
  { email, invitation }: Applicant,
): Promise<string | null> {
  if (invitation == null) {
    requireOpenRegistration(deps);
    return null;
  }
  const found = await deps.db.maybe(openInvitation, sha256(invitation), deps.clock.now());
  if (found === null) {
    throw badInput('params.invitation', 'is unknown, used or lapsed: ask for another one');
  }
  if (found.kind === 'GUEST' && deps.config.registration === 'closed') throw closed();
  if (found.email !== null && found.email !== canonicalEmail(email)) {
    throw badInput('params.email', 'must be the address that the invitation was mailed to');
  }
  return found.id;
}

/** @throws {PlatformError} FORBIDDEN where accounts are not open to everybody */
function requireOpenRegistration({ config }: Pick<AdmissionDeps, 'config'>): void {
  if (config.registration === 'closed') throw closed();
  if (config.registration === 'open') return;
  throw refuse('FORBIDDEN', 'Accounts are opened here by invitation: ask the operator for one');
}

function closed() {
  return refuse('FORBIDDEN', 'No accounts are opened here at present');
}
