import type { Reader } from '../../../db/database.ts';
import { networkOf } from '../network-of.ts';
import { addressesOfUser } from '../sessions/sessions.sql.ts';
import type { CodeRequest } from './code-request.ts';

const MAX_SESSIONS_READ = 50;

/** Who asks for a mail to a person. */
interface Asker {
  /** Whoever shares it shares what may be mailed. */
  readonly name: string;
  /** As the person, as far as can be told. */
  readonly isKnown: boolean;
}

/**
 * Tells the person, by being signed in or by a network that they signed in from, from everybody
 * else, so that nobody else uses up what may be mailed to them.
 */
export async function askerOf(
  reader: Reader,
  request: CodeRequest,
  userId: string,
  ip: string,
): Promise<Asker> {
  if ('userId' in request && request.userId === userId) return { name: request.by, isKnown: true };
  const network = networkOf(ip);
  const sessions = await reader.all(addressesOfUser, userId, MAX_SESSIONS_READ);
  if (sessions.some((session) => networkOf(session.ip) === network)) {
    return { name: `network ${network}`, isKnown: true };
  }
  return { name: request.by === 'challenge' ? 'password' : 'anybody', isKnown: false };
}
