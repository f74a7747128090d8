import type {
  HouseholdMemberStatus,
  HouseholdRelationship,
  HouseholdRole,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto, updateOf } from '../../../db/tables/named-write.ts';

export interface HouseholdRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface MemberRow {
  readonly id: string;
  /** Null while invited. */
  readonly userId: string | null;
  readonly name: string;
  readonly relationship: HouseholdRelationship;
  readonly role: HouseholdRole;
  readonly status: HouseholdMemberStatus;
  readonly sharePercent: string;
  readonly sharesFigures: boolean;
}

/** The household that a person has joined. */
export const householdOf = statement<HouseholdRow, [userId: string]>(
  'networth_household_of',
  `select h.id, h.name, h.created_at as "createdAt",
     greatest(h.updated_at, (
       select max(o.updated_at) from household_members o where o.household_id = h.id
     )) as "updatedAt"
   from household_members m join households h on h.id = m.household_id where m.user_id = $1`,
);

/** Keeps others from changing it and its members. Null where the person has none. */
export const lockHousehold = statement<
  { readonly id: string; readonly name: string },
  [userId: string]
>(
  'networth_lock_household',
  `select h.id, h.name from households h where h.id = (
     select household_id from household_members where user_id = $1
   ) for update`,
);

const MEMBER = `m.id, m.user_id as "userId", m.name, m.relationship, m.role,
  case when m.user_id is null then 'INVITED' else 'ACTIVE' end as status,
  m.share_percent as "sharePercent", m.shares_figures as "sharesFigures"`;

/** Owners first, then who came first. Invitations that have lapsed are left out. */
export const membersOf = statement<MemberRow, [householdId: string, now: Date]>(
  'networth_household_members',
  `select ${MEMBER} from household_members m
   where m.household_id = $1 and (m.user_id is not null or m.expires_at > $2)
   order by m.role <> 'OWNER', m.user_id is null, m.created_at, m.id limit 20`,
);

export const addHousehold = insertInto('households', 'networth_add_household', {
  columns: ['id', 'name', 'createdAt'],
  same: { updatedAt: 'createdAt' },
});

export const addMember = insertInto('household_members', 'networth_add_household_member', {
  columns: [
    ...(['id', 'householdId', 'userId', 'name', 'relationship', 'role', 'sharePercent'] as const),
    ...(['sharesFigures', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
});

export const inviteMember = insertInto('household_members', 'networth_invite_household_member', {
  columns: [
    ...(['id', 'householdId', 'email', 'tokenHash', 'invitedBy', 'expiresAt', 'name'] as const),
    ...(['relationship', 'sharePercent', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
  fixed: { role: 'MEMBER', sharesFigures: 'false' },
});

/** Earlier invitations of an address, and those that have lapsed. */
export const dropInvitations = statement<never, [householdId: string, email: string, now: Date]>(
  'networth_drop_household_invitations',
  `delete from household_members
   where household_id = $1 and user_id is null and (email = $2 or expires_at <= $3)`,
);

/** An invitation that can still be accepted. */
export interface InvitationRow {
  readonly id: string;
  readonly householdId: string;
  readonly householdName: string;
  readonly invitedBy: string;
  readonly email: string;
  readonly relationship: HouseholdRelationship;
  readonly expiresAt: Date;
}

export const openInvitation = statement<InvitationRow, [tokenHash: Buffer, now: Date]>(
  'networth_open_household_invitation',
  `select m.id, m.household_id as "householdId", h.name as "householdName",
     m.invited_by as "invitedBy", m.email, m.relationship, m.expires_at as "expiresAt"
   from household_members m join households h on h.id = m.household_id
   where m.token_hash = $1 and m.expires_at > $2`,
);

/** No row where it was accepted or taken back meanwhile. */
export const acceptInvitation = statement<
  { readonly id: string },
  [id: string, userId: string, sharesFigures: boolean, now: Date]
>(
  'networth_accept_household_invitation',
  `update household_members set user_id = $2, shares_figures = $3, updated_at = $4, email = null,
     token_hash = null, expires_at = null
   where id = $1 and user_id is null and expires_at > $4 returning id`,
);

export const changeHousehold = updateOf('households', 'networth_change_household', {
  set: ['name', 'updatedAt'],
  where: ['id'],
});

export const changeMember = updateOf('household_members', 'networth_change_household_member', {
  set: ['name', 'relationship', 'role', 'sharePercent', 'sharesFigures', 'updatedAt'],
  where: ['householdId', 'id'],
});

export const dropMember = statement<never, [householdId: string, id: string]>(
  'networth_drop_household_member',
  'delete from household_members where household_id = $1 and id = $2',
);

/** Where no owner is left, who joined first is one. */
export const ensureOwner = statement<never, [householdId: string, now: Date]>(
  'networth_ensure_household_owner',
  `update household_members set role = 'OWNER', updated_at = $2 where id = (
     select id from household_members where household_id = $1 and user_id is not null
       and not exists (
         select from household_members where household_id = $1 and role = 'OWNER')
     order by created_at, id limit 1)`,
);

/** The invitations of a household that nobody is in any more. */
export const dropLastInvitations = statement<never, [householdId: string]>(
  'networth_drop_last_household_invitations',
  `delete from household_members where household_id = $1 and not exists (
     select from household_members where household_id = $1 and user_id is not null)`,
);

export const dropHouseholdWithoutMembers = statement<never, [householdId: string]>(
  'networth_drop_household_without_members',
  `delete from households where id = $1 and not exists (
     select from household_members where household_id = $1)`,
);

/** The same as of portfolios for incomes and expenses. */
export const forgetOwnerOfFlows = statement<
  never,
  [memberId: string, userId: string | null, now: Date]
>(
  'networth_forget_owner_of_flows',
  `with earned as (
     update networth_incomes set owner_member_id = null, updated_at = $3
     where owner_member_id = $1 or (user_id = $2 and owner_member_id is not null)
   )
   update networth_expenses set owner_member_id = null, updated_at = $3
   where owner_member_id = $1 or (user_id = $2 and owner_member_id is not null)`,
);

export const personToJoin = statement<
  { readonly name: string; readonly email: string },
  [userId: string]
>('networth_person_to_join', 'select name, email from users where id = $1');
