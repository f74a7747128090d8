import type { SessionActor } from '../../../kernel/actor.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import type { SecurityDeps } from '../deps.ts';
import {
  beginCeremony,
  CEREMONY_MS,
  type PasskeyAnswer,
  type PasskeyCeremony,
} from './ceremony.ts';
import { passkeyKeysOfUser, recordPasskeyUse } from './passkeys.sql.ts';
import { MAX_PASSKEYS, relyingParty, webAuthn } from './relying-party.ts';
import { transportsOf } from './transports.ts';
import { verifyAssertion } from './verify-assertion.ts';

export type { PasskeyAnswer } from './ceremony.ts';

/**
 * Asks for one of the person's passkeys.
 *
 * @throws {PlatformError} INVALID_STATE where there is none
 */
export async function beginPasskeyStepUp(
  deps: Pick<SecurityDeps, 'db' | 'clock' | 'random' | 'oauth'>,
  { userId }: SessionActor,
): Promise<PasskeyCeremony> {
  const keys = await deps.db.all(passkeyKeysOfUser, userId, MAX_PASSKEYS);
  if (keys.length === 0) throw refuse('INVALID_STATE', 'The account has no passkey');
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    allowCredentials: keys.map(({ credentialId: id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    userVerification: 'required',
    timeout: CEREMONY_MS,
  });
  return beginCeremony(deps, 'STEP_UP', userId, options);
}

/** @throws {PlatformError} BAD_USER_INPUT where the answer is not that of one of their passkeys */
export async function verifyStepUpPasskey(
  deps: SecurityDeps,
  { userId }: SessionActor,
  answer: PasskeyAnswer,
): Promise<void> {
  const passkey = await verifyAssertion(deps, 'STEP_UP', userId, answer);
  if (passkey === null) throw badInput('params.passkey', 'does not fit, or came too late');
  const { id, signatureCount, backedUp } = passkey;
  await deps.db.maybe(recordPasskeyUse, id, signatureCount, backedUp, deps.clock.now());
}
