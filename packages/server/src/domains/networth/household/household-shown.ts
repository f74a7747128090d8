import { combinedTotals } from '@investing-platform/rules/networth/household';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { breathe } from '../../../kernel/breathe.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { dashboardOf } from '../dashboard/net-worth-dashboard.ts';
import type { TotalsShown } from '../dashboard/totals-shown.ts';
import { netWorthDisplayCurrency } from '../display-currency.ts';
import { type HouseholdRow, householdOf, type MemberRow, membersOf } from './household.sql.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

/** The parent of `HouseholdMember`. */
export interface MemberShown extends Omit<MemberRow, 'userId'> {
  readonly own: boolean;
  readonly totals: TotalsShown | null;
}

/** The parent of `NetWorthHousehold`. */
export interface HouseholdShown extends HouseholdRow {
  readonly members: MemberShown[];
  readonly combined: TotalsShown;
}

/**
 * The household that a person has joined, with what its members show. Membership is read with each
 * request: who has left, or was taken out, sees nothing from then on.
 *
 * @returns null where there is none
 */
export async function netWorthHousehold(
  deps: ReadDeps,
  actor: Actor,
): Promise<HouseholdShown | null> {
  const { userId } = requireUser(actor);
  const household = await deps.db.maybe(householdOf, userId);
  if (household === null) return null;
  const { displayCurrency: currency } = await netWorthDisplayCurrency(deps, actor);
  const rows = await deps.db.all(membersOf, household.id, deps.clock.now());
  const members: MemberShown[] = [];
  for (const { userId: memberId, ...row } of rows) {
    await breathe();
    const shows = memberId !== null && row.sharesFigures;
    const totals = shows ? (await dashboardOf(deps, memberId, { currency })).totals : null;
    const sharePercent = toPlain(row.sharePercent);
    members.push({ ...row, sharePercent, totals, own: memberId === userId });
  }
  return { ...household, members, combined: combined(members, currency, deps) };
}

/** @throws {PlatformError} NOT_FOUND where the person has none */
export async function theHousehold(deps: ReadDeps, actor: Actor): Promise<HouseholdShown> {
  const household = await netWorthHousehold(deps, actor);
  if (household === null) throw notFound('Household');
  return household;
}

function combined(
  members: readonly MemberShown[],
  currency: string,
  { clock }: Pick<Deps, 'clock'>,
): TotalsShown {
  const counted = members.flatMap(({ totals, sharePercent }) =>
    totals === null ? [] : [{ totals, sharePercent }],
  );
  const day = counted[0]?.totals.day ?? clock.now().toISOString().slice(0, 10);
  const sums = combinedTotals(counted, currency);
  return { ...sums, currency, day, ownerId: null, portfolioIds: null };
}
