import type { Actor } from '../../../kernel/actor.ts';
import { isId } from '../../../kernel/ids.ts';
import { networkOf } from '../network-of.ts';

/** Who asks for a mailed code, and for whom, as it waits in the queue. */
export type CodeRequest =
  /** Whoever has shown the password of a person. */
  | { readonly by: 'challenge'; readonly challengeId: string }
  /** Whoever is signed in, or holds a token, as a person; for that person's address or another. */
  | { readonly by: 'session' | 'token'; readonly userId: string; readonly email: string }
  /** Anybody who knows an address. */
  | { readonly by: 'address'; readonly email: string };

/**
 * A request as one text. Requests of different people and networks are different ones, so that
 * nobody's waits in the place of another's; addresses hold no spaces.
 */
export function codeTarget(actor: Actor, email: string): string {
  return actor.kind === 'anonymous'
    ? `address ${networkOf(actor.ip)} ${email}`
    : `${actor.kind} ${actor.userId} ${email}`;
}

/** The request of a text that `codeTarget` made, or of the id of a challenge. */
export function codeRequest(target: string): CodeRequest {
  if (isId(target)) return { by: 'challenge', challengeId: target };
  const [by, asker = '', email = target] = target.split(' ');
  return by === 'session' || by === 'token'
    ? { by, userId: asker, email }
    : { by: 'address', email };
}
