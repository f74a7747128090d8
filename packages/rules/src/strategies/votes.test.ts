import { expect, test } from 'vitest';
import { checkVotes } from './votes.ts';

const STRATEGY = { status: 'PUBLISHED', votingEnabled: true, assetIds: ['a', 'b'] } as const;
const votesOn = (...ids: string[]) => ids.map((assetId) => ({ assetId }));

test.each([
  [{ votingEnabled: false }, true],
  [{ status: 'DRAFT' }, true],
  [{ status: 'ARCHIVED' }, true],
  [{}, false],
] as const)('where a strategy is %j, its votes are off: %s', (given, areOff) => {
  const voting = () => checkVotes({ ...STRATEGY, ...given }, votesOn('a', 'B'));
  if (areOff) expect(voting).toThrow('Voting is off');
  else expect(voting).not.toThrow();
});

test('every vote that cannot be is told', () => {
  const fields = [
    { path: 'params.votes.1.assetId', message: 'is given twice' },
    { path: 'params.votes.2.assetId', message: 'is not in the strategy' },
    { path: 'params.votes.3.assetId', message: 'is not in the strategy' },
    { path: 'params.votes.3.assetId', message: 'is given twice' },
  ];
  expect(() => checkVotes(STRATEGY, votesOn('a', 'A', 'c', 'C'))).toThrow(
    expect.objectContaining({ code: 'BAD_USER_INPUT', fields }),
  );
});
