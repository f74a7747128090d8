import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { SessionActor } from '../../../kernel/actor.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SecurityDeps } from '../deps.ts';
import { lockFactors } from '../factors/factors.sql.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { refuseUnconfirmed } from '../registration/confirmed-address.ts';
import { recordSecurityEvent } from '../security-events/note-security-event.ts';
import { fetchCurrentUser } from '../sessions/current-user.ts';
import {
  beginCeremony,
  CEREMONY_MS,
  type PasskeyAnswer,
  type PasskeyCeremony,
} from './ceremony.ts';
import { insertPasskey, type PasskeyRow, passkeyKeysOfUser, takeCeremony } from './passkeys.sql.ts';
import {
  MAX_PASSKEYS,
  parsedAnswer,
  RELYING_PARTY_NAME,
  relyingParty,
  userHandle,
  webAuthn,
} from './relying-party.ts';
import { transportsOf } from './transports.ts';

/** An authenticator that does not tell its model. */
const NO_MODEL = '00000000-0000-0000-0000-000000000000';
const USUAL_NAME = 'Passkey';
/** Bytes (WebAuthn Level 3, section 7.1, step 25). */
const MAX_ID = 1_023;

/**
 * Asks for a new passkey that the browser can find without an address.
 *
 * @throws {PlatformError} QUOTA_EXCEEDED; INVALID_STATE before the address is confirmed; those of
 *   `requireProof`
 */
export async function beginPasskeyEnrollment(
  deps: SecurityDeps,
  actor: SessionActor,
  input: Proof,
): Promise<PasskeyCeremony> {
  await requireProof(deps, actor, input);
  const user = await fetchCurrentUser(deps, actor);
  refuseUnconfirmed(user);
  const keys = await deps.db.all(passkeyKeysOfUser, actor.userId, MAX_PASSKEYS);
  if (keys.length >= MAX_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY_NAME,
    rpID: relyingParty(deps).id,
    userName: user.email,
    userDisplayName: user.name,
    userID: userHandle(actor.userId),
    attestationType: 'none',
    excludeCredentials: keys.map(({ credentialId: id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: CEREMONY_MS,
  });
  return beginCeremony(deps, 'ENROL', actor.userId, options);
}

export interface FinishEnrollmentInput extends PasskeyAnswer {
  readonly name?: string | null | undefined;
  readonly browser: string | null;
}

/**
 * Enrols the passkey. What `beginPasskeyEnrollment` proved five minutes ago at most still holds: the
 * ceremony belongs to the person.
 *
 * @throws {PlatformError} BAD_USER_INPUT; CONFLICT where it is enrolled already; QUOTA_EXCEEDED
 */
export async function finishPasskeyEnrollment(
  deps: SecurityDeps,
  actor: SessionActor,
  input: FinishEnrollmentInput,
): Promise<PasskeyRow> {
  const { userId, ip } = actor;
  const registered = await verifyRegistration(deps, userId, input);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    refuseUnconfirmed(await tx.one(lockFactors, userId));
    const keys = await tx.all(passkeyKeysOfUser, userId, MAX_PASSKEYS);
    if (keys.length >= MAX_PASSKEYS) throw tooMany();
    const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registered;
    const passkey = await tx.maybe(insertPasskey, {
      id: newId(deps.clock, deps.random),
      userId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      signatureCount: credential.counter,
      aaguid: aaguid === NO_MODEL ? null : aaguid,
      deviceType: credentialDeviceType === 'multiDevice' ? 'MULTI_DEVICE' : 'SINGLE_DEVICE',
      backedUp: credentialBackedUp,
      transports: transportsOf(credential.transports),
      name: input.name ?? USUAL_NAME,
      now,
    });
    if (passkey === null) throw refuse('CONFLICT', 'The passkey is enrolled already');
    const { browser } = input;
    const detail = passkey.name;
    await recordSecurityEvent(tx, deps, { userId, kind: 'PASSKEY_ADDED', ip, browser, detail });
    return passkey;
  });
}

async function verifyRegistration(
  deps: SecurityDeps,
  userId: string,
  { ceremonyId, responseJson }: PasskeyAnswer,
) {
  const now = deps.clock.now();
  const ceremony = await deps.db.maybe(takeCeremony, ceremonyId, 'ENROL', userId, now);
  if (ceremony === null) throw badInput('params.ceremonyId', 'is unknown, used or has lapsed');
  const response = parsedAnswer<RegistrationResponseJSON>(responseJson);
  if (response === null) throw badAnswer();
  const { verifyRegistrationResponse } = await webAuthn();
  const party = relyingParty(deps);
  const outcome = await verifyRegistrationResponse({
    response,
    expectedChallenge: ceremony.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (outcome?.verified !== true) throw badAnswer();
  const { registrationInfo: registered } = outcome;
  if (Buffer.from(registered.credential.id, 'base64url').length > MAX_ID) throw badAnswer();
  return registered;
}

function badAnswer() {
  return badInput('params.responseJson', 'is not the answer of a passkey to this ceremony');
}

function tooMany() {
  return refuse('QUOTA_EXCEEDED', `An account has at most ${MAX_PASSKEYS} passkeys`);
}
