import type {
  CreateNetWorthGoalInput,
  GoalFundingInput,
  GoalKind,
  UpdateNetWorthGoalInput,
} from '@investing-platform/schema/operations';
import { PersonalError } from '../../../api/problem.ts';
import { changesOf } from '../../../parts/forms/changes.ts';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import type { Goal } from '../worth-types.ts';

export const GOAL_KINDS = [
  'EMERGENCY_FUND',
  'HOME',
  'RETIREMENT',
  'EDUCATION',
  'TRAVEL',
  'DEBT_FREE',
  'WEALTH',
  'CUSTOM',
] as const satisfies readonly GoalKind[];

/** As many things as may count towards a goal. */
export const MAX_SOURCES = 20;

/** What stands before the id of a portfolio among the choices; assets stand there by their ids. */
export const PORTFOLIO_MARK = 'portfolio ';

/** What the form says of a new goal. */
export function newGoal(values: FormValues): CreateNetWorthGoalInput {
  const currency = values.text('currency').trim().toUpperCase();
  return { ...goalFields(values), currency, funding: fundingOf(values) };
}

/** What the form says is not as it was. */
export function changedGoal(values: FormValues, goal: Goal): UpdateNetWorthGoalInput {
  const funding = fundingOf(values);
  const isSame = JSON.stringify(funding) === JSON.stringify(presentFunding(goal));
  return {
    id: goal.id,
    ...changesOf(goalFields(values), goal),
    ...(isSame ? {} : { funding }),
  };
}

function goalFields(values: FormValues) {
  return {
    name: values.text('name').trim(),
    kind: values.oneOf('kind', GOAL_KINDS),
    targetAmount: values.decimal('targetAmount') ?? '0',
    targetOn: values.orNull('targetOn'),
    monthlyContribution: values.decimalOrNull('monthlyContribution'),
    expectedReturnPercent: values.decimalOrNull('expectedReturnPercent'),
  };
}

function fundingOf(values: FormValues): GoalFundingInput {
  if (values.text('funding') !== 'rules') {
    return { currentAmount: values.decimal('currentAmount') ?? '0' };
  }
  const shares = values.all('share');
  const rules = values
    .all('source')
    .map((source, index) => ruleOf(source, shares[index]?.trim() || '100'));
  if (rules.length > 0) return { rules };
  throw new PersonalError('Choose what counts towards it, or tell the sum yourself.');
}

function ruleOf(source: string, sharePercent: string) {
  const portfolioId = source.startsWith(PORTFOLIO_MARK) && source.slice(PORTFOLIO_MARK.length);
  return {
    source: portfolioId === false ? { netWorthAssetId: source } : { portfolioId },
    sharePercent,
  };
}

/** As the form would say it where nothing was changed. */
function presentFunding({ fundingRules, currentAmount }: Goal): GoalFundingInput {
  if (fundingRules.length === 0) return { currentAmount };
  return { rules: fundingRules.map((rule) => ruleOf(sourceOf(rule), rule.sharePercent)) };
}

/** A source by its choice in the form. */
export function sourceOf(rule: Goal['fundingRules'][number]): string {
  const { portfolioId, netWorthAssetId } = rule;
  return portfolioId === null ? (netWorthAssetId ?? '') : PORTFOLIO_MARK + portfolioId;
}
