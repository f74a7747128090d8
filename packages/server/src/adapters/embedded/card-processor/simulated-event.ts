import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { Clock } from '../../../kernel/clock.ts';
import { equalSecrets } from '../../../kernel/hash.ts';
import { isId } from '../../../kernel/ids.ts';
import type { CardEvent } from '../../../ports/card-processor.ts';

const TOLERANCE_MS = 5 * MINUTE_MS;
const HEADER = 'simulated-signature';
const SIGNED = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;

interface Verifying {
  readonly clock: Clock;
  readonly webhookSecret: string;
}

/** Signs a message as the simulated processor does: the moment and an HMAC over both. */
export function simulatedSignature(secret: string, at: Date, body: string): string {
  const moment = at.getTime();
  return `t=${moment},v1=${hmac(secret, moment, body)}`;
}

function hmac(secret: string, moment: number, body: string): string {
  return createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');
}

/** Reads a message of the simulated processor; null where nobody who may has signed it. */
export function simulatedEvent(
  { clock, webhookSecret }: Verifying,
  body: string,
  headers: Readonly<Record<string, string>>,
): CardEvent | null {
  const [, moment, signature] = SIGNED.exec(headers[HEADER] ?? '') ?? [];
  if (moment === undefined || signature === undefined) return null;
  if (Math.abs(clock.now().getTime() - Number(moment)) > TOLERANCE_MS) return null;
  const expected = hmac(webhookSecret, Number(moment), body);
  if (!equalSecrets(Buffer.from(signature), Buffer.from(expected))) return null;
  const { eventId, about } = JSON.parse(body) as Partial<CardEvent>;
  if (typeof eventId !== 'string') return null;
  const isOurs = about != null && ['card', 'charge'].includes(about.kind) && isId(about.id);
  return { eventId, about: isOurs ? about : null };
}
