import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { HouseholdRelationship } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import { token } from '../../../kernel/random.ts';
import { canonicalEmail, type Proof, post, postToUser, requireProof } from '../../account/index.ts';
import {
  type HouseholdDeps,
  onlyHousehold,
  ownHousehold,
  requireOwner,
} from './found-household.ts';
import {
  acceptInvitation,
  dropInvitations,
  type InvitationRow,
  inviteMember,
  membersOf,
  openInvitation,
  personToJoin,
} from './household.sql.ts';
import { householdLetter } from './household-letters.ts';

type InviteDeps = HouseholdDeps &
  Pick<Deps, 'secrets'> & { readonly oauth: Pick<Deps['oauth'], 'issuer'> };

const MAX_MEMBERS = 20;
const LIFETIME_SECONDS = 7 * DAY_SECONDS;
const PREFIX = 'ip_hh_';

export interface InviteMemberInput {
  readonly email: string;
  readonly name: string;
  readonly relationship: HouseholdRelationship;
  readonly sharePercent?: string | undefined;
}

/**
 * Invites somebody by mail. An earlier invitation of the address is dead from then on. Who is asked
 * learns the names of the household and of who asks, and nothing else before joining.
 *
 * @throws {PlatformError} NOT_FOUND; FORBIDDEN for who is not an owner; BAD_USER_INPUT;
 *   QUOTA_EXCEEDED
 */
export async function inviteHouseholdMember(
  deps: InviteDeps,
  actor: Actor,
  input: InviteMemberInput,
): Promise<void> {
  const { userId } = requireUser(actor);
  const email = canonicalEmail(input.email);
  if (input.relationship === 'SELF') {
    throw badInput('params.relationship', 'is not SELF: that is who founded the household');
  }
  const secret = token(deps.random, PREFIX);
  await deps.db.transaction(async (tx) => {
    const mine = await ownHousehold(tx, deps, userId);
    requireOwner(mine);
    const { household, own } = mine;
    const now = deps.clock.now();
    if ((await tx.one(personToJoin, userId)).email === email) {
      throw badInput('params.email', 'is your own address');
    }
    await tx.run(dropInvitations, household.id, email, now);
    if ((await tx.all(membersOf, household.id, now)).length >= MAX_MEMBERS) {
      throw refuse('QUOTA_EXCEEDED', `A household may have ${MAX_MEMBERS} members`);
    }
    const row = inviteMember({
      id: newId(deps.clock, deps.random),
      householdId: household.id,
      email,
      tokenHash: sha256(secret),
      invitedBy: own.name,
      expiresAt: secondsAfter(now, LIFETIME_SECONDS),
      name: input.name,
      relationship: input.relationship,
      sharePercent: input.sharePercent ?? '100',
      createdAt: now,
    });
    tx.send(...row);
    // Behind the `#` it is in no log: browsers keep that part to themselves.
    const link = `${deps.oauth.issuer}/household#invitation=${secret}`;
    const letter = { recipient: email, invitedBy: own.name, household: household.name, link };
    await post(tx, deps, householdLetter(letter));
  });
}

/**
 * The same for who proves to be present: it shows others' figures to somebody else.
 *
 * @throws {PlatformError} those of `requireProof` and of `inviteHouseholdMember`
 */
export async function inviteWithProof(
  deps: InviteDeps & Parameters<typeof requireProof>[0],
  actor: Actor,
  { password, mfaCode, ...input }: InviteMemberInput & Proof,
): Promise<void> {
  await requireProof(deps, requireUser(actor), { password, mfaCode });
  await inviteHouseholdMember(deps, actor, input);
}

/** @throws {PlatformError} NOT_FOUND where it is unknown, accepted, taken back or lapsed */
export async function householdInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token: secret }: { readonly token: string },
): Promise<InvitationRow> {
  const found = await db.maybe(openInvitation, sha256(secret), clock.now());
  if (found === null) throw notFound('Invitation');
  return found;
}

export interface JoinInput {
  readonly token: string;
  readonly sharesFigures?: boolean | undefined;
}

/**
 * Accepts an invitation that was mailed to the person's address.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where it is for another address; CONFLICT where
 *   the person is in a household already
 */
export async function joinHousehold(
  deps: InviteDeps,
  actor: Actor,
  { token: secret, sharesFigures = false }: JoinInput,
): Promise<void> {
  const { userId } = requireUser(actor);
  const invitation = await householdInvitation(deps, { token: secret });
  await deps.db.transaction(async (tx) => {
    const person = await tx.one(personToJoin, userId);
    if (canonicalEmail(person.email) !== invitation.email) {
      throw refuse('INVALID_STATE', 'The invitation is for another e-mail address');
    }
    const now = deps.clock.now();
    const joined = await onlyHousehold(() =>
      tx.maybe(acceptInvitation, invitation.id, userId, sharesFigures, now),
    );
    if (joined === null) throw notFound('Invitation');
    const members = await tx.all(membersOf, invitation.householdId, now);
    const name = members.find(({ id }) => id === invitation.id)?.name ?? person.name;
    for (const member of members) {
      if (member.role !== 'OWNER' || member.userId === null) continue;
      const text = `Hello,\n\n${name} has joined your household "${invitation.householdName}".\n`;
      await postToUser(tx, deps, member.userId, {
        subject: 'Somebody joined your household',
        text,
      });
    }
  });
}
