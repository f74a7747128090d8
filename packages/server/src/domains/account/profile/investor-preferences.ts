import { refuseContradiction } from '@investing-platform/rules/account/profile-checks';
import { riskScore } from '@investing-platform/rules/account/risk-score';
import type {
  InvestorPreferences,
  SaveInvestorPreferencesInput,
} from '../../../graphql/generated/resolver-types.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { type FieldProblem, invalidInput } from '../../../kernel/errors.ts';
import type { AccountDeps } from '../deps.ts';
import type { InvestorAnswers, RangeAnswer } from './investor-answers.ts';
import {
  ensureInvestorPreferences,
  type InvestorPreferencesRow,
  investorPreferences,
  lockInvestorPreferences,
  saveAnswers,
} from './investor-preferences.sql.ts';

const NOTHING_TOLD: InvestorPreferencesRow = { answers: {}, completedAt: null, updatedAt: null };
const RANGES = ['annualIncome', 'netWorth', 'liquidNetWorth'] as const;

/** What the person told of themselves as an investor; empty before the first answer. */
export async function fetchInvestorPreferences(
  deps: Pick<AccountDeps, 'db'>,
  { userId }: UserActor,
): Promise<InvestorPreferences> {
  return shown((await deps.db.maybe(investorPreferences, userId)) ?? NOTHING_TOLD);
}

/**
 * Saves answers: a field left out stays, null forgets it, a list takes the place of the one before.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a sector both preferred and excluded, or a range whose
 *   ends are missing or the wrong way round
 */
export async function saveInvestorPreferences(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  { userId }: UserActor,
  input: SaveInvestorPreferencesInput,
): Promise<InvestorPreferences> {
  const problems = RANGES.flatMap((field) => rangeProblems(field, input[field]));
  if (problems.length > 0) throw invalidInput(problems);
  return deps.db.transaction(async (tx) => {
    await tx.run(ensureInvestorPreferences, userId);
    const { answers: before } = await tx.one(lockInvestorPreferences, userId);
    const answers = merged(before, input);
    refuseContradiction(answers, input);
    const isComplete = riskScore(answers) !== null;
    return shown(await tx.one(saveAnswers, userId, answers, isComplete, deps.clock.now()));
  });
}

function merged(before: InvestorAnswers, input: SaveInvestorPreferencesInput): InvestorAnswers {
  const told = Object.entries(input).filter(([, value]) => value !== undefined);
  const all = { ...before, ...Object.fromEntries(told) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

function rangeProblems(
  field: string,
  range: SaveInvestorPreferencesInput['annualIncome'],
): FieldProblem[] {
  if (range === null || range === undefined) return [];
  const { min, max } = range;
  const hasMin = min !== null && min !== undefined;
  const hasMax = max !== null && max !== undefined;
  const path = `params.${field}`;
  if (!hasMin && !hasMax) return [{ path, message: 'needs min, max or both' }];
  if (hasMin && hasMax && decimal(min).greaterThan(decimal(max))) {
    return [{ path: `${path}.min`, message: 'must not be above max' }];
  }
  return [];
}

function shown({ answers, completedAt, updatedAt }: InvestorPreferencesRow): InvestorPreferences {
  return {
    riskTolerance: answers.riskTolerance ?? null,
    experience: answers.experience ?? null,
    investmentHorizonYears: answers.investmentHorizonYears ?? null,
    objectives: [...new Set(answers.objectives)],
    sectors: [...new Set(answers.sectors)],
    excludedSectors: [...new Set(answers.excludedSectors)],
    assetClasses: [...new Set(answers.assetClasses)],
    prefersSustainable: answers.prefersSustainable ?? null,
    monthlyBudget: answers.monthlyBudget ?? null,
    annualIncome: rangeShown(answers.annualIncome),
    netWorth: rangeShown(answers.netWorth),
    liquidNetWorth: rangeShown(answers.liquidNetWorth),
    riskScore: riskScore(answers),
    completedAt,
    updatedAt,
  };
}

function rangeShown(range: RangeAnswer | undefined) {
  if (range === undefined) return null;
  const { min, max, currency } = range;
  return { min: min ?? null, max: max ?? null, currency };
}
