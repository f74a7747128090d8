import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import type { SecurityDeps } from '../deps.ts';
import { ENROLMENT_LIFETIME_SECONDS } from '../lifetimes.ts';
import { totpContext } from '../proof/second-factor.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { newTotp } from '../proof/totp.ts';
import { refuseUnconfirmed } from '../registration/confirmed-address.ts';
import { fetchCurrentUser } from '../sessions/current-user.ts';
import { putPendingTotp } from './factors.sql.ts';

/** An authenticator app that waits for its first code. */
export interface MfaEnrollment {
  readonly secret: string;
  readonly otpauthUri: string;
  readonly qrCodeDataUrl: string;
  readonly expiresAt: Date;
}

const MARGIN_MODULES = 2;
const PIXELS_A_MODULE = 6;

/**
 * Begins to enrol an authenticator app; nothing changes until a code of it confirms it within ten
 * minutes.
 *
 * @throws {PlatformError} INVALID_STATE before the address is confirmed; those of `requireProof`
 */
export async function updateMfaQrCode(
  deps: SecurityDeps,
  actor: UserActor,
  input: Proof,
): Promise<MfaEnrollment> {
  await requireProof(deps, actor, input);
  const user = await fetchCurrentUser(deps, actor);
  refuseUnconfirmed(user);
  const { email } = user;
  const { secret, uri } = await newTotp(deps.random, email);
  const expiresAt = secondsAfter(deps.clock.now(), ENROLMENT_LIFETIME_SECONDS);
  const sealed = deps.secrets.seal(secret, totpContext(actor.userId));
  await deps.db.one(putPendingTotp, actor.userId, sealed, expiresAt);
  const { toDataURL } = await import('qrcode');
  const qrCodeDataUrl = await toDataURL(uri, { margin: MARGIN_MODULES, scale: PIXELS_A_MODULE });
  return { secret, otpauthUri: uri, qrCodeDataUrl, expiresAt };
}
