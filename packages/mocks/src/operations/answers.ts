import { accountAnswers } from './account.ts';
import { marketAnswers } from './market.ts';
import { platformAnswers } from './platform.ts';
import { tradingAnswers } from './trading.ts';
import type { Answers } from './types.ts';

/** How the mocked platform answers: the compiler sees to it that no operation is missing. */
export const answers: Answers = {
  ...accountAnswers,
  ...marketAnswers,
  ...platformAnswers,
  ...tradingAnswers,
};
