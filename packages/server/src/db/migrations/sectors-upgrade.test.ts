import { expect, test } from 'vitest';
import { personOfThen, upgraded } from './upgrade.fixture.ts';

const CASES: readonly (readonly [before: object, after: object])[] = [
  [
    { sectors: ['Energy', 'health care', 'Space', 'Real Estate'], excludedSectors: ['UTILITIES'] },
    { sectors: ['ENERGY', 'HEALTH_CARE', 'REAL_ESTATE'], excludedSectors: ['UTILITIES'] },
  ],
  [{ excludedSectors: [] }, { excludedSectors: [] }],
  [
    { sectors: ['Space'], riskTolerance: 'LOW' },
    { sectors: [], riskTolerance: 'LOW' },
  ],
  [{ riskTolerance: 'LOW' }, { riskTolerance: 'LOW' }],
];

test('sectors that were named freely become those of the contract, and unknown ones go', async () => {
  const told = CASES.map(([before], at) => {
    const id = `01900000-0000-7000-8000-00000000000${at}`;
    return `${personOfThen(id, `${at}@example.com`)};
      insert into investor_preferences (user_id, answers) values ('${id}', '${JSON.stringify(before)}')`;
  });
  const read = await upgraded('0095', told.join(';'));
  const rows = await read('select answers from investor_preferences order by user_id');
  expect(rows).toEqual(CASES.map(([, answers]) => ({ answers })));
});
