import { combinedTotals } from '@investing-platform/rules/networth/household';
import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import type { Rules } from '../../contract/rule.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import { today } from '../../facts/time.ts';
import type { HouseholdMemberRow } from '../../generated/rows.ts';
import { countedOn, totalsOf } from './net-worth-totals.ts';

/** Nobody else is in the mocks' household yet: what it shows is the person's own. */
function household({ realm }: Call<'netWorthHousehold'>) {
  const [row] = realm.own.list('NetWorthHousehold');
  if (row === undefined) return null;
  const totals = totalsOf(realm, countedOn(realm, today(realm)));
  const members = ((row.members ?? []) as readonly HouseholdMemberRow[]).map((member) => {
    const shows = member.own === true && member.sharesFigures === true;
    return { ...member, totals: shows ? totals : null };
  });
  const counted = members.flatMap((member) => {
    const { sharePercent } = member as { sharePercent?: string };
    return member.totals === null ? [] : [{ totals, sharePercent: sharePercent ?? '100' }];
  });
  const currency = displayCurrency(realm);
  const combined = {
    ...combinedTotals(counted, currency),
    monthChange: null,
    monthChangePercent: null,
    currency,
  };
  return present(realm, 'NetWorthHousehold', { ...row, members, combined });
}

export const householdRules: Rules = { netWorthHousehold: { answers: household } };
