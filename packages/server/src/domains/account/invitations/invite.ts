import { isEmail } from '@investing-platform/schema';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import type { Plan } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import { token } from '../../../kernel/random.ts';
import type { AccountDeps } from '../deps.ts';
import { post } from '../mail/outbox.ts';
import { canonicalEmail } from '../people/user.ts';
import { userByEmail } from '../people/users.sql.ts';
import { invitationLetter } from './invitation-letter.ts';
import { hasPeople, inviteGuest, inviteOwner } from './invitations.sql.ts';

type InviteDeps = Pick<AccountDeps, 'db' | 'clock' | 'random' | 'secrets' | 'oauth'>;

const PREFIX = 'ip_in_';
/** A week: people read their mail when they can. */
const GUEST_LIFETIME_SECONDS = 7 * DAY_SECONDS;
/** A day: whoever starts a server opens their account at once. */
const OWNER_LIFETIME_SECONDS = DAY_SECONDS;

/**
 * Invites somebody to open an account by mail. An earlier link of theirs is dead from then on.
 *
 * @returns the link, for an operator who hands it over themselves
 * @throws {PlatformError} BAD_USER_INPUT where it is no address; CONFLICT where it has an account
 *   or its invitation was redeemed
 */
export async function invite(
  tx: Transaction,
  deps: InviteDeps,
  { email: typed, plan }: { readonly email: string; readonly plan: Plan },
): Promise<string> {
  const email = canonicalEmail(typed);
  if (!isEmail(email)) throw badInput('email', 'must be an e-mail address like name@example.com');
  const secret = token(deps.random, PREFIX);
  const now = deps.clock.now();
  const taken = await tx.maybe(userByEmail, email);
  const made =
    taken === null
      ? await tx.maybe(inviteGuest, {
          id: newId(deps.clock, deps.random),
          tokenHash: sha256(secret),
          email,
          plan,
          now,
          expiresAt: secondsAfter(now, GUEST_LIFETIME_SECONDS),
        })
      : null;
  if (made === null) throw refuse('CONFLICT', `${email} has an account already`);
  const link = linkOf(deps, secret);
  await post(tx, deps, invitationLetter(email, link));
  return link;
}

/**
 * The link with which the owner of a server that has nobody yet opens their account, on PRIVATE. It
 * grants neither an identity check nor an operator's powers.
 *
 * @returns null where somebody is here already, or a link was made before
 */
export async function firstOwnerLink(deps: InviteDeps): Promise<string | null> {
  return deps.db.transaction(async (tx) =>
    (await tx.maybe(hasPeople)) === null ? ownerLink(tx, deps, false) : null,
  );
}

/**
 * Another link for the owner, where nobody has redeemed the one of the first start.
 *
 * @throws {PlatformError} CONFLICT where it was redeemed
 */
export async function nextOwnerLink(tx: Transaction, deps: InviteDeps): Promise<string> {
  const link = await ownerLink(tx, deps, true);
  if (link === null) throw refuse('CONFLICT', 'The owner of this server has an account already');
  return link;
}

async function ownerLink(
  tx: Transaction,
  deps: InviteDeps,
  isAnew: boolean,
): Promise<string | null> {
  const secret = token(deps.random, PREFIX);
  const now = deps.clock.now();
  const expiresAt = secondsAfter(now, OWNER_LIFETIME_SECONDS);
  const id = newId(deps.clock, deps.random);
  const made = await tx.maybe(inviteOwner, {
    id,
    tokenHash: sha256(secret),
    now,
    expiresAt,
    isAnew,
  });
  return made === null ? null : linkOf(deps, secret);
}

/** Behind the `#` it is in no log: browsers keep that part to themselves (RFC 9110, section 7.1). */
function linkOf({ oauth }: Pick<InviteDeps, 'oauth'>, secret: string): string {
  return `${oauth.issuer}/register#invitation=${secret}`;
}
