import {
  checkProfile,
  confirmedNameProblems,
} from '@investing-platform/rules/account/profile-checks';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type { Call } from '../../contract/call.ts';
import type { Rules } from '../../contract/rule.ts';
import { single } from '../../contract/single.ts';
import { change } from '../../contract/write.ts';
import { notificationsOf } from '../../facts/person.ts';
import { refuseAll } from '../problems.ts';

/** Names are the person's own, preferences stand in their settings. */
function refuseOddProfile({ realm: { user }, params }: Call<'updateUserProfile'>): void {
  const problems = new InputProblems();
  checkProfile(problems, params);
  problems.refuse();
  if (user?.kycStatus === 'APPROVED') refuseAll(confirmedNameProblems(params, user));
}

function profile(call: Call<'updateUserProfile'>): void {
  const { realm, params } = call;
  const { firstName, lastName, marketingEmails, notifications } = params;
  const { user } = realm;
  if (user !== null) {
    if (firstName !== undefined) user.firstName = firstName as string | null;
    if (lastName !== undefined) user.lastName = lastName as string | null;
  }
  const preferences = single(realm, 'UserPreferences');
  if (typeof marketingEmails === 'boolean')
    change(call, 'UserPreferences', preferences, { marketingEmails });
  const { quietHours } = params;
  if (quietHours !== undefined) change(call, 'UserPreferences', preferences, { quietHours });
  if (Array.isArray(notifications)) {
    const switched = notificationsOf(preferences).map((old) => ({
      ...old,
      ...notifications.find(({ topic }: { topic: string }) => topic === old.topic),
    }));
    change(call, 'UserPreferences', preferences, { notifications: switched });
  }
}

export const profileRules: Rules = {
  updateUserProfile: {
    checks: refuseOddProfile,
    afterwards: profile,
  },
};
