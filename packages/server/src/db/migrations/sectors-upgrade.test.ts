import { expect, test } from 'vitest';
import { entities } from '../entities.ts';
import { migrate } from '../migrate.ts';
import { openOrm } from '../orm.ts';
import { pgliteEngine } from '../pglite/engine.ts';
import { migrations } from './index.ts';

const ADA = '01900000-0000-7000-8000-000000000001';

test.each([
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
])('%j becomes %j', async (before, after) => {
  const engine = await pgliteEngine({ dataDir: undefined, warn: () => undefined });
  try {
    const orm = openOrm(entities);
    const earlier = migrations.filter(({ name }) => name < '0095');
    await migrate(engine, orm, earlier);
    const told = `
      insert into users (id, email, password_hash, name, plan, kyc_status, marketing_opt_in,
          terms_accepted_at, notified_at, created_at, updated_at)
        values ('${ADA}', 'a@example.com', 'x', 'Ada', 'PRO', 'APPROVED', false, now(), now(),
          now(), now());
      insert into investor_preferences (user_id, answers)
        values ('${ADA}', '${JSON.stringify(before)}')`;
    await engine.transaction((session) => session.script(told), 'read committed');
    await migrate(engine, orm, migrations);
    const text = 'select answers from investor_preferences';
    expect((await engine.query({ text, values: [] })).rows).toEqual([{ answers: after }]);
  } finally {
    await engine.close();
  }
});
