import type { TokenActor } from '../../kernel/actor.ts';
import type { BearerProblem } from '../identify.ts';
import { CloseCode } from './close-codes.ts';
import { type Connection, close } from './connection.ts';
import type { WebSocketDeps } from './deps.ts';
import type { Registry } from './registry.ts';

/** How often revocations were heard; a lookup that one overtook is made again. */
export interface Revocations {
  heard: number;
}

const MOST_LOOKUPS = 3;
/** Timers take at most 31 bits of milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Opens a connection: the token comes in the upgrade's `Authorization` header or in the payload of
 * `connection_init` (contract rule 16). Cookies are not looked at, so that no page can open a
 * socket in its visitor's name.
 *
 * @returns whether the connection stands; else it is being closed
 */
export async function openConnection(
  deps: WebSocketDeps,
  registry: Registry,
  revocations: Revocations,
  connection: Connection,
  payload: Readonly<Record<string, unknown>> | undefined,
): Promise<boolean> {
  const given = payload?.Authorization ?? payload?.authorization;
  const header = given ?? connection.request.headers.authorization;
  const authorization = typeof header === 'string' ? header : null;
  const actor = await lookUp(deps, revocations, authorization, connection.ip);
  if (typeof actor === 'string') {
    if (actor === 'expired') close(connection, CloseCode.forbidden, 'Token expired');
    else close(connection, CloseCode.unauthorized, 'Unauthorized');
    return false;
  }
  if (connection.socket.readyState !== connection.socket.OPEN) return false;
  if (!registry.add(actor.userId, connection)) {
    close(connection, CloseCode.tryAgainLater, 'Too many sockets');
    return false;
  }
  connection.authorization = authorization;
  connection.actor = actor;
  const left = actor.expiresAt.getTime() - deps.deps.clock.now().getTime();
  connection.expiryTimer = setTimeout(
    () => close(connection, CloseCode.forbidden, 'Token expired'),
    Math.min(Math.max(left, 0), LONGEST_TIMER),
  );
  return true;
}

/**
 * The connection's token as it stands now: plans lapse and tokens end while sockets are open.
 *
 * @returns null where it ended; then the connection is being closed
 */
export async function reauthenticate(
  deps: WebSocketDeps,
  connection: Connection,
): Promise<TokenActor | null> {
  const { authorization, ip } = connection;
  const actor =
    authorization === null ? 'missing' : await deps.authenticator.bearer(authorization, ip);
  if (typeof actor !== 'string') {
    connection.actor = actor;
    return actor;
  }
  const reason = actor === 'expired' ? 'Token expired' : 'Token revoked';
  close(connection, CloseCode.forbidden, reason);
  return null;
}

/** A revocation may be heard while the token is being read: then it is read again. */
async function lookUp(
  deps: WebSocketDeps,
  revocations: Revocations,
  authorization: string | null,
  ip: string,
): Promise<TokenActor | BearerProblem> {
  if (authorization === null) return 'missing';
  for (let lookup = 1; ; lookup += 1) {
    const heard = revocations.heard;
    const actor = await deps.authenticator.bearer(authorization, ip);
    if (heard === revocations.heard || lookup === MOST_LOOKUPS) return actor;
  }
}
