import { generateKeyPairSync } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '@investing-platform/schema/durations';
import type { PushOutcome, PushSender } from '../ports/push.ts';
import { type PublicPost, publicPost } from './outbound/public-post.ts';

const TIMEOUT_MS = 10 * SECOND_MS;
const KEPT_SECONDS = DAY_MS / SECOND_MS;
const TOPIC_CHARACTERS = 32;
/** How a point begins that is written out (SEC 1, section 2.3.3). */
const UNCOMPRESSED = Buffer.of(4);

/**
 * Sends to browsers by the web push protocol. Addresses come from strangers: only public ones are
 * asked, and no redirect is followed. The library is loaded with the first message.
 *
 * @param contact `mailto:` or https, where services reach the operator; empty: `publicUrl`
 */
export function webPush(
  contact: string,
  publicUrl: string,
  post: PublicPost = publicPost({ timeoutMs: TIMEOUT_MS }),
): PushSender {
  // Services take no other addresses.
  const own = publicUrl.startsWith('https:') ? publicUrl : 'mailto:postmaster@localhost';
  const subject = contact === '' ? own : contact;
  return {
    async newKeys() {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
      const point = [UNCOMPRESSED, ...[x, y].map((part) => Buffer.from(part, 'base64url'))];
      return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
    },
    async send({ endpoint, p256dh, auth }, { text, topic, urgent }, keys) {
      const { default: library } = await import('web-push');
      try {
        const { headers, body } = library.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          text,
          {
            vapidDetails: { subject, ...keys },
            TTL: KEPT_SECONDS,
            urgency: urgent ? 'high' : 'normal',
            topic: topic.replaceAll('-', '').slice(0, TOPIC_CHARACTERS),
          },
        );
        return outcomeOf(await post(endpoint, stringsOf(headers), body ?? Buffer.alloc(0)));
      } catch (error) {
        // Keys that are no point of the curve fail before anything is sent.
        return error instanceof Error && /key|point|curve/i.test(error.message)
          ? 'refused'
          : 'retryable';
      }
    },
  };
}

function stringsOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'ok';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'retryable' : 'refused';
}
