import { CloseCode } from '@investing-platform/engine';
import type { UserActor } from '../../kernel/actor.ts';
import type { BearerProblem } from '../requests/identify.ts';
import { type Connection, close, type Proof } from './connection.ts';
import type { WebSocketDeps } from './deps.ts';
import type { Registry } from './registry.ts';

/** How often revocations were heard; a lookup that one overtook is made again. */
export interface Revocations {
  heard: number;
}

const MAX_LOOKUPS = 3;
/** Timers take at most 31 bits of milliseconds. */
const MAX_TIMER = 2 ** 31 - 1;
/** One whose session was used in this very moment is not looked up again and again. */
const MIN_TIMER = 10;

/**
 * Opens a connection: the token comes in the upgrade's `Authorization` header or in the payload of
 * `connection_init` (contract rule 16). Without one the session cookie counts, where the upgrade
 * came from the first-party pages: no other page can open a socket in its visitor's name.
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
  const proof = proofOf(deps, connection, header);
  const actor = await lookUp(deps, revocations, proof, connection.ip);
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
  connection.proof = proof;
  connection.actor = actor;
  endInTime(deps, connection, actor);
  return true;
}

/**
 * Closes the socket when its token or session ends by itself. A session that was used meanwhile, in
 * any of its tabs, has more time left; what it is sent on this socket is no use of it.
 */
function endInTime(deps: WebSocketDeps, connection: Connection, actor: UserActor): void {
  const left = actor.expiresAt.getTime() - deps.deps.clock.now().getTime();
  connection.expiryTimer = setTimeout(
    () => void endUnlessUsed(deps, connection),
    Math.min(Math.max(left, MIN_TIMER), MAX_TIMER),
  );
}

async function endUnlessUsed(deps: WebSocketDeps, connection: Connection): Promise<void> {
  const { actor, socket } = connection;
  if (actor?.kind === 'token' && actor.expiresAt <= deps.deps.clock.now()) {
    close(connection, CloseCode.forbidden, 'Token expired');
    return;
  }
  try {
    const now = await reauthenticate(deps, connection, false);
    if (now !== null && socket.readyState === socket.OPEN) endInTime(deps, connection, now);
  } catch {
    close(connection, CloseCode.tryAgainLater, 'Try again');
  }
}

/**
 * The connection's token or session as it stands now: plans lapse and both end while sockets are
 * open.
 *
 * @param isUse whether the person does something on it
 * @returns null where it ended; then the connection is being closed
 */
export async function reauthenticate(
  deps: WebSocketDeps,
  connection: Connection,
  isUse: boolean,
): Promise<UserActor | null> {
  const actor = await actorOf(deps, connection.proof, connection.ip, isUse);
  if (typeof actor !== 'string') {
    connection.actor = actor;
    return actor;
  }
  const reason = actor === 'expired' ? 'Token expired' : 'Token revoked';
  close(connection, CloseCode.forbidden, reason);
  return null;
}

function proofOf(deps: WebSocketDeps, { request }: Connection, header: unknown): Proof | null {
  if (typeof header === 'string') return { kind: 'bearer', header };
  const token = deps.isFirstParty(request) ? deps.cookieFormat.read(request.headers.cookie) : null;
  return token === null ? null : { kind: 'session', token };
}

async function actorOf(
  { authenticator }: WebSocketDeps,
  proof: Proof | null,
  ip: string,
  isUse = true,
): Promise<UserActor | BearerProblem> {
  if (proof === null) return 'missing';
  if (proof.kind === 'bearer') return authenticator.bearer(proof.header, ip, '/graphql');
  return (await authenticator.session(proof.token, ip, isUse)) ?? 'unknown';
}

/** A revocation may be heard while the token is being read: then it is read again. */
async function lookUp(
  deps: WebSocketDeps,
  revocations: Revocations,
  proof: Proof | null,
  ip: string,
): Promise<UserActor | BearerProblem> {
  for (let lookup = 1; ; lookup += 1) {
    const heard = revocations.heard;
    const actor = await actorOf(deps, proof, ip);
    if (heard === revocations.heard || lookup === MAX_LOOKUPS) return actor;
  }
}
