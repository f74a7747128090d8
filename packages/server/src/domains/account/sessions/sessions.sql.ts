import { planInForce } from '../../../db/plan-in-force.ts';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { Plan } from '../../../kernel/actor.ts';
import type { UserRow } from '../people/user.ts';
import { USER_COLUMNS } from '../people/users.sql.ts';

/** What authenticates a request. One row, read for each request that carries a session cookie. */
export interface LiveSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly plan: Plan;
  readonly steppedUpAt: Date | null;
  readonly expiresAt: Date;
  readonly lastSeenAt: Date;
}

const live = (key: 'id' | 'token_hash'): string =>
  `select s.id as "sessionId", s.user_id as "userId", ${planInForce('u')} as plan,
     s.stepped_up_at as "steppedUpAt", s.expires_at as "expiresAt", s.last_seen_at as "lastSeenAt"
   from sessions s join users u on u.id = s.user_id
   where s.${key} = $1 and s.ended_at is null and s.expires_at > $2 and s.last_seen_at > $3
     and u.suspended_at is null`;

export const liveSession = statement<LiveSession, [tokenHash: Buffer, now: Date, seenAfter: Date]>(
  'account_live_session',
  live('token_hash'),
);

export const liveSessionById = statement<LiveSession, [id: string, now: Date, seenAfter: Date]>(
  'account_live_session_by_id',
  live('id'),
);

/** Several requests at once write once. */
export const touchSession = statement<
  { id: string },
  [sessionId: string, now: Date, seenBefore: Date, ip: string]
>(
  'account_touch_session',
  `update sessions set last_seen_at = $2, ip = $4
   where id = $1 and ended_at is null and last_seen_at <= $3 returning id`,
);

export const insertSession = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly userId: string;
    readonly ip: string;
    readonly browser: string | null;
    readonly now: Date;
    readonly expiresAt: Date;
  }
>(
  'account_insert_session',
  `insert into sessions (id, token_hash, user_id, ip, browser, created_at, last_seen_at,
     stepped_up_at, expires_at)
   values ($id, $tokenHash, $userId, $ip, $browser, $now, $now, $now, $expiresAt) returning id`,
);

/** A new cookie for a session whose rights grow: the old one is of no use from then on. */
export const stepUpSession = statement<
  { id: string },
  [sessionId: string, tokenHash: Buffer, now: Date]
>(
  'account_step_up_session',
  `update sessions set token_hash = $2, stepped_up_at = $3, last_seen_at = $3
   where id = $1 and ended_at is null returning id`,
);

/** A browser in which a person is signed in. */
export interface SignedInBrowserRow {
  readonly id: string;
  readonly browser: string | null;
  readonly ip: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

export const liveSessionsOfUser = statement<
  SignedInBrowserRow,
  [userId: string, now: Date, seenAfter: Date, limit: number]
>(
  'account_live_sessions_of_user',
  `select id, browser, ip, created_at as "createdAt", last_seen_at as "lastUsedAt",
     expires_at as "expiresAt"
   from sessions
   where user_id = $1 and ended_at is null and expires_at > $2 and last_seen_at > $3
   order by last_seen_at desc, id desc limit $4::int`,
);

/** Where a person was last signed in from, sessions of the last weeks that have ended included. */
export const addressesOfUser = statement<{ ip: string }, [userId: string, limit: number]>(
  'account_addresses_of_user',
  'select ip from sessions where user_id = $1 order by last_seen_at desc limit $2::int',
);

/** As `addressesOfUser`, for whoever has an address; empty where nobody has it. */
export const addressesOfEmail = statement<{ ip: string }, [email: string, limit: number]>(
  'account_addresses_of_email',
  `select s.ip from sessions s join users u on u.id = s.user_id where u.email = $1
   order by s.last_seen_at desc limit $2::int`,
);

export const endSessionOfUser = statement<
  { id: string; browser: string | null },
  [sessionId: string, userId: string, now: Date]
>(
  'account_end_session_of_user',
  `update sessions set ended_at = $3 where id = $1 and user_id = $2 and ended_at is null
   returning id, browser`,
);

/** @param spared the id of a session that goes on; null: none */
export const endSessionsOfUser = statement<
  { id: string },
  [userId: string, now: Date, spared: string | null]
>(
  'account_end_sessions_of_user',
  `update sessions set ended_at = $2
   where user_id = $1 and ended_at is null and id is distinct from $3::uuid returning id`,
);

export const endSession = statement<{ id: string }, [sessionId: string, now: Date]>(
  'account_end_session',
  'update sessions set ended_at = $2 where id = $1 and ended_at is null returning id',
);

/** Ends all but the person's sessions last seen, `keepCount` of them. */
export const endIdlestSessions = statement<
  { id: string },
  [userId: string, now: Date, keepCount: number]
>(
  'account_end_idlest_sessions',
  `update sessions set ended_at = $2
   where id = any(array(
     select id from sessions where user_id = $1 and ended_at is null
     order by last_seen_at desc, id desc offset $3::int))
   returning id`,
);

export type SessionWithUser = UserRow & {
  readonly sessionId: string;
  readonly sessionExpiresAt: Date;
  readonly steppedUpAt: Date | null;
};

export const sessionWithUser = statement<SessionWithUser, [sessionId: string, userId: string]>(
  'account_session_with_user',
  `select s.id as "sessionId", s.expires_at as "sessionExpiresAt",
     s.stepped_up_at as "steppedUpAt", ${USER_COLUMNS}
   from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.ended_at is null`,
);
