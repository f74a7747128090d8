import type { Reader } from '../../db/database.ts';
import { planInForce } from '../../db/plan-in-force.ts';
import { statement } from '../../db/statement.ts';
import type { Plan } from '../../kernel/actor.ts';
import { looksLike } from '../tokens/token-formats.ts';

/** An API credential as the protocol sees it: a client. */
export interface Client {
  readonly id: string;
  readonly clientId: string;
  /** Whoever created it; null for clients that registered themselves. */
  readonly ownerId: string | null;
  readonly label: string;
  readonly secretHash: Buffer | null;
  readonly isPublic: boolean;
  readonly redirectUris: readonly string[];
}

const clientByClientId = statement<Client, [clientId: string]>(
  'oauth_client_by_client_id',
  `select id, client_id as "clientId", user_id as "ownerId", label, secret_hash as "secretHash",
     is_public as "isPublic", redirect_uris as "redirectUris"
   from api_credentials where client_id = $1`,
);

/** The client of this `client_id`, or null. One that a document describes has been read before. */
export async function findClient(db: Reader, clientId: string): Promise<Client | null> {
  const canBe = looksLike('clientId', clientId) || /^https:\/\/.{1,492}$/.test(clientId);
  return canBe ? db.maybe(clientByClientId, clientId) : null;
}

/** The client that a document describes, while what was read stands. */
export const documentClient = statement<Client, [address: string, now: Date]>(
  'oauth_document_client',
  `select id, client_id as "clientId", user_id as "ownerId", label, secret_hash as "secretHash",
     is_public as "isPublic", redirect_uris as "redirectUris"
   from api_credentials where client_id = $1 and document_expires_at > $2::timestamptz`,
);

/** What decides how much of a grant is in force for a user. */
export interface UserStanding {
  readonly plan: Plan;
  readonly emailVerified: boolean;
}

/** No row for a suspended person, who is granted nothing. */
export const standingOfUser = statement<UserStanding, [userId: string]>(
  'oauth_standing_of_user',
  `select ${planInForce('users')} as plan, email_verified_at is not null as "emailVerified" from users
   where id = $1 and suspended_at is null`,
);
