import { expect, test } from 'vitest';
import { recordOf } from './expert-record.ts';

test.each([
  ['nothing where no idea has ended', [0, 0, '0'], [null, null]],
  ['half of the last place goes to the even one, down', [2, 1, '0.000005'], ['50', '0.000002']],
  ['half of the last place goes to the even one, up', [2, 1, '0.000007'], ['50', '0.000004']],
  ['a loss is rounded as a gain', [2, 0, '-0.000005'], ['0', '-0.000002']],
  ['what never ends is cut after six places', [3, 2, '-10'], ['66.666667', '-3.333333']],
] as const)('of the record of an expert, %s', (_title, ended, told) => {
  const [closedIdeaCount, gainCount, resultPercents] = ended;
  const record = recordOf({ closedIdeaCount, gainCount, resultPercents });
  expect([record.winRatePercent, record.averageResultPercent]).toEqual(told);
});
