import { CloseCode } from '@investing-platform/engine';
import type { UserActor } from '../../kernel/actor.ts';
import { type Connection, close } from './connection.ts';

/** The sockets of one process by user, so that they can be counted and closed. */
export interface Registry {
  /** @returns false where the user has as many sockets as allowed */
  add(userId: string, connection: Connection): boolean;
  remove(userId: string, connection: Connection): void;
  /** Closes every socket whose token or session the predicate names. */
  closeWhere(matches: (actor: UserActor) => boolean): void;
  all(): Iterable<Connection>;
}

export function createRegistry(mostPerUser: number): Registry {
  const byUser = new Map<string, Set<Connection>>();
  function* all(): Iterable<Connection> {
    for (const connections of byUser.values()) yield* connections;
  }
  return {
    add(userId, connection) {
      const connections = byUser.get(userId) ?? new Set();
      if (connections.size >= mostPerUser) return false;
      connections.add(connection);
      byUser.set(userId, connections);
      return true;
    },
    remove(userId, connection) {
      const connections = byUser.get(userId);
      connections?.delete(connection);
      if (connections?.size === 0) byUser.delete(userId);
    },
    closeWhere(matches) {
      for (const connection of [...all()]) {
        if (connection.actor !== null && matches(connection.actor)) {
          close(connection, CloseCode.forbidden, 'Token revoked');
        }
      }
    },
    all,
  };
}

/**
 * What a message of the control topic says about tokens and sessions: true for those that it ends.
 * Messages of other kinds, and those of later versions, end none.
 */
export function endedBy(payload: string): (actor: UserActor) => boolean {
  const message = parse(payload);
  switch (message.kind) {
    case 'credential-deleted':
      return (actor) => actor.kind === 'token' && actor.credentialId === message.credentialId;
    case 'token-revoked':
      return (actor) =>
        actor.kind === 'token' && actor.tokenHash.toString('hex') === message.tokenHashHex;
    case 'session-ended':
      return (actor) => actor.kind === 'session' && actor.sessionId === message.sessionId;
    case 'access-changed':
      return (actor) => actor.userId === message.userId;
    default:
      return () => false;
  }
}

interface Ended {
  readonly kind?: unknown;
  readonly credentialId?: unknown;
  readonly tokenHashHex?: unknown;
  readonly sessionId?: unknown;
  readonly userId?: unknown;
}

function parse(payload: string): Ended {
  try {
    const message: unknown = JSON.parse(payload);
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}
