import { requireRanges, wholeRange } from '@investing-platform/rules/account/investor-ranges';
import { refuseContradiction } from '@investing-platform/rules/account/profile-checks';
import { riskScore } from '@investing-platform/rules/account/risk-score';
import type {
  InvestorPreferences,
  SaveInvestorPreferencesInput,
} from '../../../graphql/generated/resolver-types.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { AccountDeps } from '../deps.ts';
import type { InvestorAnswers } from './investor-answers.ts';
import {
  ensureInvestorPreferences,
  type InvestorPreferencesRow,
  investorPreferences,
  lockInvestorPreferences,
  saveAnswers,
} from './investor-preferences.sql.ts';

const NOTHING_TOLD: InvestorPreferencesRow = { answers: {}, completedAt: null, updatedAt: null };

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
  requireRanges(input);
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
    annualIncome: wholeRange(answers.annualIncome),
    netWorth: wholeRange(answers.netWorth),
    liquidNetWorth: wholeRange(answers.liquidNetWorth),
    riskScore: riskScore(answers),
    completedAt,
    updatedAt,
  };
}
