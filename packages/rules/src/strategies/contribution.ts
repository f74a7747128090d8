import type { Frequency } from '@investing-platform/schema/operations';
import { badInput } from '../refusals/platform-error.ts';
import { addDays } from '../time/civil-date.ts';

export type ContributionFrequency = Exclude<Frequency, 'ONE_OFF'>;

/** As somebody asks for a regular contribution, but for its amount. */
interface Asked {
  readonly frequency: Frequency;
  readonly startsOn?: string | null | undefined;
  readonly paused?: boolean | undefined;
}

/** Nobody plans further ahead, and the calendar ends some time. */
const FURTHEST_START_DAYS = 3_660;
const PATH = 'params.recurringContribution';

/**
 * When a regular contribution begins and how often it comes.
 *
 * @param today the day that it is for the active strategy
 * @throws {PlatformError} BAD_USER_INPUT for a single one, and for a day in the past or far ahead
 */
export function contributionOn(
  { frequency, startsOn: asked, paused = false }: Asked,
  today: string,
) {
  if (frequency === 'ONE_OFF') {
    throw badInput(`${PATH}.frequency`, 'must come again: contributeToActiveStrategy pays once');
  }
  const startsOn = asked ?? today;
  if (startsOn < today) throw badInput(`${PATH}.startsOn`, 'must not be in the past');
  if (startsOn > addDays(today, FURTHEST_START_DAYS)) {
    throw badInput(`${PATH}.startsOn`, 'must be within ten years');
  }
  return { frequency, startsOn, nextOn: startsOn, paused };
}
