import { createHash } from 'node:crypto';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_MS } from '@investing-platform/schema/durations';
import { type Clock, secondsAfter } from '../../kernel/clock.ts';
import type { IdentityCheck, SessionAccess, SessionOrder } from '../../ports/identity-check.ts';
import { type PersonaClient, PersonaRefusal, personaClient } from './client.ts';
import { objectOf, readingOf, textOf } from './inquiry.ts';
import { SIGNATURE_HEADER, signedEvent } from './signed-event.ts';

export interface PersonaOptions {
  readonly clock: Clock;
  readonly apiKey: string;
  /** Of inquiries about a paper and a face. */
  readonly template: string;
  /** Of inquiries about a paper alone. */
  readonly documentTemplate: string;
  /** Of the endpoint `/webhooks/identity/persona`, as Persona shows it. */
  readonly webhookSecret: string;
  /** Tests put a server of their own there. */
  readonly fetch?: typeof fetch;
}

const LINK_SECONDS = HOUR_SECONDS;
/** Persona keeps the answer to a key for a day, a fault of its own as well. */
const SAME_REQUEST_MS = 10 * MINUTE_MS;

/**
 * Persona compares people with their papers. Each person has an account there under a name that
 * tells nothing of ours, and each session is an inquiry of that account.
 */
export function personaCheck(options: PersonaOptions): IdentityCheck {
  const { clock, webhookSecret } = options;
  const client = personaClient(options.apiKey, options.fetch);
  const { guard } = client;
  return {
    name: 'persona',
    open: (order, signal) =>
      guard(async () => {
        const body = inquiryFor(order, options);
        const key = keyOf(body, order, clock.now());
        const made = await client.ask({ method: 'POST', path: '/inquiries', body, key, signal });
        const ref = textOf(objectOf(made?.['data'])['id']);
        if (ref === null) throw new Error('Persona opened nothing');
        const access = await linkTo(client, ref, clock, signal);
        if (access === null) throw new Error('Persona forgot what it opened');
        return { ref, ...access };
      }),
    resume: (ref, signal) =>
      guard(async () => {
        try {
          return await linkTo(client, ref, clock, signal);
        } catch (error) {
          // It has ended there; whoever reads it learns how.
          if (error instanceof PersonaRefusal) return null;
          throw error;
        }
      }),
    read: (ref, signal) =>
      guard(async () => {
        const path = `${pathOf(ref)}?include=verifications`;
        const inquiry = await client.ask({ method: 'GET', path, signal });
        if (inquiry === null) throw new Error('Persona does not know the inquiry');
        return readingOf(inquiry, clock.now());
      }),
    verify: (body, headers) =>
      signedEvent(webhookSecret, body, headers[SIGNATURE_HEADER], clock.now()),
    erase: (ref, signal) => guard(() => redact(client, ref, signal)),
  };
}

const pathOf = (ref: string): string => `/inquiries/${encodeURIComponent(ref)}`;

function inquiryFor(
  { applicantId, givenName, familyName, dateOfBirth, flow, returnUrl }: SessionOrder,
  { template, documentTemplate }: PersonaOptions,
) {
  const redirect = returnUrl === null ? {} : { 'redirect-uri': returnUrl };
  return {
    data: {
      attributes: {
        'inquiry-template-id': flow === 'DOCUMENT' ? documentTemplate : template,
        ...redirect,
        fields: { 'name-first': givenName, 'name-last': familyName, birthdate: dateOfBirth },
      },
    },
    meta: {
      'auto-create-account': true,
      'auto-create-account-reference-id': applicantId,
      'expiration-after-create-interval-seconds': DAY_SECONDS,
    },
  };
}

/** Asked again soon, nothing is opened twice; asked later, a fault is not what is remembered. */
function keyOf(body: object, { earlier }: SessionOrder, now: Date): string {
  const part = Math.floor(now.getTime() / SAME_REQUEST_MS);
  return createHash('sha256')
    .update(JSON.stringify([body, earlier, part]))
    .digest('base64url');
}

/** A link that opens once: what is typed on the pages behind it is the person's. */
async function linkTo(
  client: PersonaClient,
  ref: string,
  clock: Clock,
  signal: AbortSignal,
): Promise<SessionAccess | null> {
  const path = `${pathOf(ref)}/generate-one-time-link`;
  const body = { meta: { 'expires-in-seconds': LINK_SECONDS } };
  const answer = await client.ask({ method: 'POST', path, body, signal });
  if (answer === null) return null;
  const url = textOf(objectOf(answer['meta'])['one-time-link']);
  if (url === null) throw new Error('Persona gave no link');
  const expiresAt = secondsAfter(clock.now(), LINK_SECONDS);
  return { token: ref, url, expiresAt };
}

/** With the account, all that Persona keeps of the person goes; it does so in its own time. */
async function redact(client: PersonaClient, ref: string, signal: AbortSignal): Promise<void> {
  const inquiry = await client.ask({ method: 'GET', path: pathOf(ref), signal });
  const data = objectOf(inquiry?.['data']);
  if (inquiry === null || objectOf(data['attributes'])['redacted-at'] != null) return;
  const relations = objectOf(data['relationships']);
  const account = textOf(objectOf(objectOf(relations['account'])['data'])['id']);
  const path = account === null ? pathOf(ref) : `/accounts/${encodeURIComponent(account)}`;
  await client.ask({ method: 'DELETE', path, signal });
}
