import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import type { NetWorthGoal } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { dayIn } from '../../../kernel/days.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type ByHand, liveParts, ownedNow } from '../assets/owned-now.ts';
import { ALL_GOALS, ASSETS, OF_PERSON, PORTFOLIOS } from '../recorded.sql.ts';
import type { Portfolios, RecordedGoal } from '../recorded.ts';
import { goalsShown, needAssets } from './goals-shown.ts';

interface GoalsOfPerson extends ByHand, Portfolios {
  /** With archived ones. */
  readonly goals: readonly RecordedGoal[];
}

const goalsOfPerson = statement<GoalsOfPerson, [userId: string]>(
  'networth_goals_of_person',
  `select ${OF_PERSON}, ${ASSETS}, ${PORTFOLIOS}, ${ALL_GOALS}`,
);

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

interface Asked {
  readonly ids?: readonly string[] | null | undefined;
  readonly includeEnded?: boolean | undefined;
}

/**
 * What the person saves for, by priority, then the oldest first. One statement, and two more where
 * what is owned counts.
 */
export async function netWorthGoals(
  deps: ReadDeps,
  actor: Actor,
  { ids = null, includeEnded = false }: Asked,
): Promise<NetWorthGoal[]> {
  const { userId } = requireUser(actor);
  const person = await deps.db.one(goalsOfPerson, userId);
  const goals = person.goals.filter(
    ({ id, archived }) => (includeEnded || !archived) && (ids === null || ids.includes(id)),
  );
  const at = deps.clock.now();
  const assets = needAssets(goals)
    ? await ownedNow(deps, userId, person, await liveParts(deps, userId), at)
    : [];
  const { portfolioParents } = person;
  return goalsShown(
    deps,
    goals,
    { assets, portfolioParents },
    { at, today: dayIn(person.timeZone, at) },
  );
}

/** @throws {PlatformError} NOT_FOUND */
export async function goalOf(deps: ReadDeps, actor: Actor, id: string): Promise<NetWorthGoal> {
  const [goal] = await netWorthGoals(deps, actor, { ids: [id], includeEnded: true });
  if (goal === undefined) throw notFound('Goal');
  return goal;
}
