import { accountAnswers } from './account.ts';
import { marketAnswers } from './market.ts';
import { platformAnswers } from './platform.ts';
import { tradingAnswers } from './trading.ts';
import type { Answers } from './types.ts';

/** Operations whose behaviour is written out; the contract's own rules answer the others. */
export const answers: Partial<Answers> = {
  ...accountAnswers,
  ...marketAnswers,
  ...platformAnswers,
  ...tradingAnswers,
};
