import type { Actor } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { SecurityDeps } from '../deps.ts';
import { type SignedIn, startSession } from '../sessions/start-session.ts';
import {
  beginCeremony,
  CEREMONY_MS,
  type PasskeyAnswer,
  type PasskeyCeremony,
} from './ceremony.ts';
import { recordPasskeyUse } from './passkeys.sql.ts';
import { relyingParty, webAuthn } from './relying-party.ts';
import { verifyAssertion } from './verify-assertion.ts';

/** Asks for any passkey of this site: the answer is the same for everybody. */
export async function beginPasskeySignIn(
  deps: Pick<SecurityDeps, 'db' | 'clock' | 'random' | 'oauth'>,
): Promise<PasskeyCeremony> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
    timeout: CEREMONY_MS,
  });
  return beginCeremony(deps, 'SIGN_IN', null, options);
}

/**
 * Signs in with a passkey that the person has unlocked: what they have and what they are or know.
 *
 * @throws {PlatformError} UNAUTHENTICATED, whatever is wrong; ACCOUNT_RESTRICTED
 */
export async function finishPasskeySignIn(
  deps: SecurityDeps,
  actor: Actor,
  input: PasskeyAnswer & { readonly browser: string | null },
): Promise<SignedIn> {
  const passkey = await verifyAssertion(deps, 'SIGN_IN', null, input);
  if (passkey === null) throw unknownPasskey();
  const { id, userId, signatureCount, backedUp } = passkey;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    // Removed meanwhile, it signs nobody in.
    const used = await tx.maybe(recordPasskeyUse, id, signatureCount, backedUp, now);
    if (used === null) throw unknownPasskey();
    return startSession(tx, deps, actor, { userId, browser: input.browser, means: 'passkey' });
  });
}

function unknownPasskey() {
  return refuse('UNAUTHENTICATED', 'The passkey is unknown, or its answer came too late');
}
