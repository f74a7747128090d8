import { namedStatement, statement } from '../../../db/statement.ts';
import type { Plan } from '../../../kernel/actor.ts';

export type InvitationKind = 'OWNER' | 'GUEST';

/** An invitation that can still be redeemed. */
export interface OpenInvitation {
  readonly id: string;
  readonly kind: InvitationKind;
  /** Whose it is, in lower case; null for the owner's. */
  readonly email: string | null;
}

export const openInvitation = statement<OpenInvitation, [tokenHash: Buffer, now: Date]>(
  'account_open_invitation',
  `select id, kind, email from invitations
   where token_hash = $1 and redeemed_at is null and expires_at > $2`,
);

/** Waits for whoever redeems it. No row where it was redeemed, or the time is over. */
export const lockInvitation = statement<{ plan: Plan }, [id: string, now: Date]>(
  'account_lock_invitation',
  `select plan from invitations
   where id = $1 and redeemed_at is null and expires_at > $2 for update`,
);

export const redeemInvitation = statement<never, [id: string, now: Date]>(
  'account_redeem_invitation',
  'update invitations set redeemed_at = $2 where id = $1',
);

/** Invites an address anew; its earlier link is dead. No row where it was redeemed. */
export const inviteGuest = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly email: string;
    readonly plan: Plan;
    readonly now: Date;
    readonly expiresAt: Date;
  }
>(
  'account_invite_guest',
  `insert into invitations (id, kind, token_hash, email, plan, created_at, expires_at)
   values ($id, 'GUEST', $tokenHash, $email, $plan, $now, $expiresAt)
   on conflict (email) do update set token_hash = excluded.token_hash, plan = excluded.plan,
     created_at = excluded.created_at, expires_at = excluded.expires_at
   where invitations.redeemed_at is null returning id`,
);

/**
 * The owner's link of this database; no row where there is one already.
 *
 * @param isAnew whether one that nobody has redeemed is replaced
 */
export const inviteOwner = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly now: Date;
    readonly expiresAt: Date;
    readonly isAnew: boolean;
  }
>(
  'account_invite_owner',
  `insert into invitations (id, kind, token_hash, plan, created_at, expires_at)
   values ($id, 'OWNER', $tokenHash, 'PRIVATE', $now, $expiresAt)
   on conflict (kind) where kind = 'OWNER' do update set token_hash = excluded.token_hash,
     created_at = excluded.created_at, expires_at = excluded.expires_at
   where $isAnew and invitations.redeemed_at is null returning id`,
);

export const hasPeople = statement<{ id: string }>(
  'account_has_people',
  'select id from users limit 1',
);

/** An invitation as the operator sees it. */
export interface InvitationRow {
  readonly kind: InvitationKind;
  readonly email: string | null;
  readonly plan: Plan;
  readonly expiresAt: Date;
  readonly redeemedAt: Date | null;
}

export const newestInvitations = statement<InvitationRow, [limit: number]>(
  'account_newest_invitations',
  `select kind, email, plan, expires_at as "expiresAt", redeemed_at as "redeemedAt"
   from invitations order by created_at desc limit $1`,
);

export const withdrawInvitation = statement<{ id: string }, [email: string]>(
  'account_withdraw_invitation',
  'delete from invitations where email = $1 and redeemed_at is null returning id',
);
