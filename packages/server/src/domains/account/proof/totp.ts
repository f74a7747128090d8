import type { TOTP } from 'otpauth';
import type { Random } from '../../../kernel/random.ts';

/** RFC 4226, section 4, R6: 160 bits. */
const SECRET_BYTES = 20;
const ISSUER = 'Investing Platform';
const PERIOD_SECONDS = 30;
/** RFC 6238, section 5.2: one step for transmission and clocks that differ. */
const WINDOW_STEPS = 1;

/** Loaded with the first enrollment or code. */
const library = () => import('otpauth');

export interface TotpEnrollment {
  /** In base32. */
  readonly secret: string;
  /** As authenticator apps open it. */
  readonly uri: string;
}

/** A new secret for the authenticator app of a person. */
export async function newTotp(random: Random, email: string): Promise<TotpEnrollment> {
  const { Secret } = await library();
  const secret = new Secret({ buffer: random.bytes(SECRET_BYTES).slice().buffer });
  const totp = await totpOf(secret.base32, email);
  return { secret: secret.base32, uri: totp.toString() };
}

/**
 * The 30-second step of which a code is, or null where it is of none that counts now.
 *
 * @param secret in base32
 */
export async function totpStep(secret: string, code: string, now: Date): Promise<number | null> {
  const totp = await totpOf(secret, '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The six digits that an authenticator app shows at an instant: for tests and demo programs. */
export async function totpCode(secret: string, at: Date): Promise<string> {
  return (await totpOf(secret, '')).generate({ timestamp: at.getTime() });
}

async function totpOf(secret: string, label: string): Promise<TOTP> {
  const { Secret, TOTP } = await library();
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
    digits: 6,
  });
}
