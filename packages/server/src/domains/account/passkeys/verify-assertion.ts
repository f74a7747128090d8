import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { AccountDeps } from '../deps.ts';
import type { PasskeyAnswer } from './ceremony.ts';
import {
  type CeremonyPurpose,
  type PasskeyKeyRow,
  passkeyKey,
  takeCeremony,
} from './passkeys.sql.ts';
import { parsedAnswer, relyingParty, userHandle, webAuthn } from './relying-party.ts';

type AssertionDeps = Pick<AccountDeps, 'db' | 'clock' | 'oauth'>;

/** A passkey that has answered rightly, and what to write down of it. */
export interface VerifiedPasskey {
  readonly id: string;
  readonly userId: string;
  readonly signatureCount: number;
  readonly backedUp: boolean;
}

/**
 * Checks the answer of a passkey (WebAuthn, section 7.2): challenge, origin, host, signature, that
 * the person unlocked it, and that its counter did not step back. The ceremony ends in any case.
 *
 * @param userId whose passkey it has to be; null while nobody is known
 * @returns null where anything is wrong: the caller says no more
 */
export async function verifyAssertion(
  deps: AssertionDeps,
  purpose: CeremonyPurpose,
  userId: string | null,
  { ceremonyId, responseJson }: PasskeyAnswer,
): Promise<VerifiedPasskey | null> {
  const now = deps.clock.now();
  const ceremony = await deps.db.maybe(takeCeremony, ceremonyId, purpose, userId, now);
  const answer = parsedAnswer<AuthenticationResponseJSON>(responseJson);
  if (ceremony === null || answer === null) return null;
  const key = await deps.db.maybe(passkeyKey, answer.id);
  if (key === null || (userId !== null && key.userId !== userId)) return null;
  if (!isHandleOf(answer, key.userId)) return null;
  return verified(deps, answer, ceremony.challenge, key);
}

/** WebAuthn, section 7.2, step 6: the handle, where there is one, is the owner's. */
function isHandleOf(answer: AuthenticationResponseJSON, userId: string): boolean {
  const handle: unknown = answer.response?.userHandle;
  if (handle === undefined || handle === null) return true;
  return handle === Buffer.from(userHandle(userId)).toString('base64url');
}

async function verified(
  deps: AssertionDeps,
  answer: AuthenticationResponseJSON,
  challenge: string,
  key: PasskeyKeyRow,
): Promise<VerifiedPasskey | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const party = relyingParty(deps);
  try {
    const { verified: isRight, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(key.publicKey),
        counter: Number(key.signatureCount),
      },
    });
    if (!isRight) return null;
    const { newCounter: signatureCount, credentialBackedUp: backedUp } = info;
    return { id: key.id, userId: key.userId, signatureCount, backedUp };
  } catch {
    // The library throws one error for each of the checks; none of them is told.
    return null;
  }
}
