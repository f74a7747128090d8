import { isHttps } from '../account/profile-checks.ts';
import { InputProblems } from '../refusals/input-problems.ts';
import { refuse } from '../refusals/platform-error.ts';
import { overclaimed } from './goal-plan.ts';

/** What counts towards a goal: one of the two ids, and how much of it. */
export interface FundingRule {
  readonly portfolioId: string | null;
  readonly netWorthAssetId: string | null;
  readonly sharePercent: string;
}

/** What counts towards a goal, as it is asked for: one of the two. */
interface AskedFunding {
  readonly currentAmount?: string | null | undefined;
  readonly rules?:
    | readonly {
        readonly source: {
          readonly portfolioId?: string | null | undefined;
          readonly netWorthAssetId?: string | null | undefined;
        };
        readonly sharePercent?: string | undefined;
      }[]
    | null
    | undefined;
}

const WHOLE = '100';
const LAST_PRIORITY = 1_000;

/** @throws {PlatformError} BAD_USER_INPUT */
export function checkGoal(
  {
    targetOn,
    imageUrl,
  }: Readonly<Partial<Record<'targetOn' | 'imageUrl', string | null | undefined>>>,
  today: string,
): void {
  const problems = new InputProblems();
  if (targetOn != null && targetOn <= today) problems.add('targetOn', 'must be after today');
  if (imageUrl != null && !isHttps(imageUrl)) problems.add('imageUrl', 'must be an https address');
  problems.refuse();
}

/** One of the two counts; the other is emptied. */
export function fundingOf(given: AskedFunding | null) {
  const fundingRules = (given?.rules ?? []).map(
    ({ source, sharePercent = WHOLE }): FundingRule => ({
      portfolioId: source.portfolioId?.toLowerCase() ?? null,
      netWorthAssetId: source.netWorthAssetId?.toLowerCase() ?? null,
      sharePercent,
    }),
  );
  return { currentAmount: given?.currentAmount ?? '0', fundingRules };
}

/** The place of a goal that is asked for none. @param last that of the others */
export const rankAfter = (last: number): number => Math.min(last + 1, LAST_PRIORITY);

/**
 * @param rules of all goals that are not put away
 * @throws {PlatformError} CONFLICT where more than all of something would count
 */
export function refuseOverclaimed(rules: readonly FundingRule[]): void {
  const claims = rules.map(({ portfolioId, netWorthAssetId, sharePercent }) => ({
    sourceId: netWorthAssetId ?? portfolioId ?? '',
    sharePercent,
  }));
  const sourceId = overclaimed(claims);
  if (sourceId !== null) {
    throw refuse('CONFLICT', `More than 100 percent of ${sourceId} would count towards goals`);
  }
}
