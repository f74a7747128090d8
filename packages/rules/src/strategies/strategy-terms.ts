import type { StrategyKind } from '@investing-platform/schema/operations';
import { decimal, toPlain } from '../numbers/decimal.ts';
import { minorUnits } from '../numbers/money.ts';
import { InputProblems } from '../refusals/input-problems.ts';
import { badInput } from '../refusals/platform-error.ts';
import type { CivilDate } from '../time/civil-date.ts';
import { type ContributionFrequency, contributionOn } from './contribution.ts';

/** Of an active strategy that is not named, and is made from none that is. */
export const USUAL_NAME = 'My strategy';

/** Days between two rebalancings where nobody says how many. */
export const USUAL_COOLDOWN_DAYS = 7;

/** @throws {PlatformError} BAD_USER_INPUT for what only the platform makes, and votes elsewhere */
export function refuseForeignKind(kind: StrategyKind, votingEnabled: boolean): void {
  const problems = new InputProblems();
  if (kind === 'EXPERT' || kind === 'AI') {
    problems.add('kind', `${kind} is for strategies of the platform`);
  }
  if (votingEnabled && kind !== 'COMMUNITY') {
    problems.add('votingEnabled', 'is for the kind COMMUNITY alone');
  }
  problems.refuse();
}

/** @throws {PlatformError} BAD_USER_INPUT for a word that is given twice */
export function readTags(tags: readonly string[] | null | undefined): string[] {
  const words = (tags ?? []).map((tag) => tag.trim());
  const twice = words.findIndex((word, at) => words.indexOf(word) !== at);
  if (twice !== -1) throw badInput(`params.tags.${twice}`, 'is given twice');
  return words;
}

export interface ContributionRequest {
  readonly amount: string;
  readonly frequency: ContributionFrequency | 'ONE_OFF';
  readonly startsOn?: string | null | undefined;
  /** Default false. */
  readonly paused?: boolean | undefined;
}

/**
 * Reads a regular contribution.
 *
 * @param today the day that it is for the active strategy
 * @throws {PlatformError} BAD_USER_INPUT for a single one, an amount that cannot be paid, and a day
 *   in the past
 */
export function readContribution(
  request: ContributionRequest | null | undefined,
  currency: string,
  today: CivilDate,
) {
  if (request == null) return null;
  const when = contributionOn(request, today);
  const amount = readAmount(request.amount, currency, 'params.recurringContribution.amount');
  return { amount, ...when };
}

/**
 * An amount that can be moved: in whole minor units.
 *
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function readAmount(text: string, currency: string, path: string): string {
  const amount = decimal(text);
  const places = minorUnits(currency);
  if (amount.decimalPlaces() <= places) return toPlain(amount);
  throw badInput(path, `takes at most ${places} decimal places in ${currency}`);
}
