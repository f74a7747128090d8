import { percentOf } from '@investing-platform/rules/numbers/percent';
import { decimal } from '../../kernel/decimal.ts';

/** What came of the ideas that were entered and have ended. */
export interface EndedIdeas {
  readonly closedIdeaCount: number;
  readonly gainCount: number;
  /** The sum of their results in percent, as they are printed. */
  readonly resultPercents: string;
}

const WHOLE = 100;

/** Not rounded by the database, which rounds a half away from 0, and the contract to even. */
export function recordOf({ closedIdeaCount, gainCount, resultPercents }: EndedIdeas) {
  const count = decimal(closedIdeaCount);
  return {
    winRatePercent: percentOf(decimal(gainCount), count),
    averageResultPercent: percentOf(decimal(resultPercents).dividedBy(WHOLE), count),
  };
}
