import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { admitted, fixtureEngine } from '../../graphql/engine.fixture.ts';
import { type Ready, run } from './answer.ts';

test('what came of a change is answered where the note of it fails, and the log tells that', async () => {
  const logged: unknown[] = [];
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line)) });
  const end = () => Promise.reject(new Error('the database is away'));
  const engine = { ...fixtureEngine(), execute: () => ({ data: { reset: 'done' } }) };
  const ready: Ready = {
    admitted: admitted({ query: 'mutation { reset }' }),
    context: Object.assign(Object.create(null), { requestId: 'r1' }),
    rate: null,
    change: { end },
  };
  const result = await run({ engine, deps: { config: readConfig({}), log } }, ready);
  expect(result.data).toEqual({ reset: 'done' });
  expect(logged).toMatchObject([{ requestId: 'r1', err: { message: 'the database is away' } }]);
});
