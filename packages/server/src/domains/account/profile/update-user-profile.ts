import {
  checkProfile,
  confirmedNameProblems,
} from '@investing-platform/rules/account/profile-checks';
import type { QuietHours } from '@investing-platform/rules/assistant/quiet-hours';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type { NotificationTopic } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { invalidInput } from '../../../kernel/errors.ts';
import type { AccountDeps } from '../deps.ts';
import { displayName, type UserRow } from '../people/user.ts';
import { notificationAtFirst } from './notification-at-first.ts';
import { changeUser, namesForChange, type ProfileChanges, putNotification } from './profile.sql.ts';

/** A field left out stays as it is. */
export interface UpdateUserProfileInput {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly displayName?: string | null | undefined;
  readonly bio?: string | null | undefined;
  readonly avatarUrl?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly marketingEmails?: boolean | null | undefined;
  readonly notifications?: readonly NotificationSwitch[] | null | undefined;
  readonly quietHours?: QuietHours | null | undefined;
}

interface NotificationSwitch {
  readonly topic: NotificationTopic;
  readonly push?: boolean | null | undefined;
  readonly email?: boolean | null | undefined;
}

/**
 * Changes how the person is named, addressed and told of things. Bank accounts are checked against
 * the names of an approved identity, so whoever holds a token cannot change those.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every wrong field at once
 */
export async function updateUserProfile(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  { userId }: UserActor,
  input: UpdateUserProfileInput,
): Promise<UserRow> {
  const problems = new InputProblems();
  checkProfile(problems, input);
  problems.refuse();
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await refuseConfirmedNames(tx, userId, input);
    const changed = await tx.one(changeUser, userId, changesOf(input), now);
    await switchNotifications(tx, userId, input.notifications ?? []);
    const { email, firstName, lastName } = changed;
    const name = changed.displayName ?? displayName(email, firstName, lastName);
    return name === changed.name ? changed : tx.one(changeUser, userId, { name }, now);
  });
}

async function refuseConfirmedNames(
  tx: Transaction,
  userId: string,
  input: UpdateUserProfileInput,
): Promise<void> {
  if (input.firstName === undefined && input.lastName === undefined) return;
  const now = await tx.one(namesForChange, userId);
  if (now.kycStatus !== 'APPROVED') return;
  const problems = confirmedNameProblems(input, now);
  if (problems.length > 0) throw invalidInput(problems);
}

function changesOf(input: UpdateUserProfileInput): ProfileChanges {
  const { firstName, lastName, bio, avatarUrl, timeZone, locale, marketingEmails } = input;
  const { quietHours } = input;
  return {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(input.displayName === undefined ? {} : { display_name: input.displayName }),
    ...(bio === undefined ? {} : { bio }),
    ...(avatarUrl === undefined ? {} : { avatar_url: avatarUrl }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone ?? 'UTC' }),
    ...(locale === undefined ? {} : { locale: locale ?? 'en' }),
    ...(quietHours === undefined ? {} : quietChanges(quietHours)),
    ...(typeof marketingEmails === 'boolean' ? { marketing_opt_in: marketingEmails } : {}),
  };
}

const quietChanges = (quiet: QuietHours | null) => ({
  quiet_from_hour: quiet?.fromHour ?? null,
  quiet_to_hour: quiet?.toHour ?? null,
});

async function switchNotifications(
  tx: Transaction,
  userId: string,
  switches: readonly NotificationSwitch[],
): Promise<void> {
  for (const { topic, push, email } of switches) {
    const first = notificationAtFirst(topic);
    await tx.one(putNotification, {
      userId,
      topic,
      push: push ?? null,
      email: email ?? null,
      pushAtFirst: first.push,
      emailAtFirst: first.email,
    });
  }
}
