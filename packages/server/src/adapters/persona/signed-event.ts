import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_SECONDS } from '@investing-platform/schema/durations';
import type { ProviderEvent } from '../../ports/identity-check.ts';
import { objectOf, textOf } from './inquiry.ts';

/** As Persona names it, in lower case. */
export const SIGNATURE_HEADER = 'persona-signature';
const TOLERANCE_SECONDS = 5 * MINUTE_SECONDS;
/** Two while its secret is being replaced. */
const MAX_SIGNATURES = 4;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** What Persona signs: the moment, a dot, and the body as it is sent. */
export const personaDigest = (secret: string, moment: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${moment}.${body}`).digest();

/** The event of a message that Persona has signed within the last minutes; else null. */
export function signedEvent(
  secret: string,
  body: string,
  header: string | undefined,
  now: Date,
): ProviderEvent | null {
  const signatures = (header ?? '').trim().split(/\s+/);
  if (signatures.length > MAX_SIGNATURES) return null;
  if (!signatures.some((one) => isGenuine(secret, body, one, now))) return null;
  return eventIn(body);
}

function isGenuine(secret: string, body: string, signature: string, now: Date): boolean {
  const [, moment, digest] = SIGNATURE.exec(signature) ?? [];
  if (moment === undefined || digest === undefined) return false;
  const age = Math.abs(now.getTime() / 1_000 - Number(moment));
  if (age > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(personaDigest(secret, moment, body), Buffer.from(digest, 'hex'));
}

/** Of events that are about no inquiry there is nothing to read. */
function eventIn(body: string): ProviderEvent | null {
  const data = objectOf(objectOf(parsed(body))['data']);
  const eventId = textOf(data['id']);
  if (eventId === null) return null;
  const subject = objectOf(objectOf(objectOf(data['attributes'])['payload'])['data']);
  return { eventId, ref: subject['type'] === 'inquiry' ? textOf(subject['id']) : null };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
