import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { instruments } from '@investing-platform/schema/instruments';
import { expect, test } from 'vitest';
import { embeddedMarketData } from './index.ts';

const MODULE = new URL('./index.ts', import.meta.url).href;
const TIMES = ['2019-03-04T15:00:00Z', '2026-03-09T13:30:01Z', '2026-11-20T16:20:31Z'];
/** Of each market and class, and where the catalogue begins and ends. */
const ids = instruments.filter((_, place) => place % 55 === 0).map(({ id }) => id);

/** Asks in the opposite order: nothing may depend on what was asked before. */
const ELSEWHERE = `
  const [module, seed, ids, times] = JSON.parse(process.argv[1]);
  const { embeddedMarketData } = await import(module);
  let now;
  const market = embeddedMarketData({ clock: { now: () => now }, seed });
  const told = {};
  for (const time of times.toReversed()) {
    now = new Date(time);
    for (const id of ids.toReversed()) {
      const quote = (await market.quotes([id])).get(id);
      told[id + time] = quote === undefined ? null : { ...quote, asOf: quote.asOf.toISOString() };
    }
  }
  process.stdout.write(JSON.stringify(told));
`;

test('another process has the same prices for the same seed and moments', async () => {
  const asked = JSON.stringify([MODULE, 'two', ids, TIMES]);
  const options = ['--input-type=module', '--eval', ELSEWHERE, asked];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  let now = new Date(0);
  const market = embeddedMarketData({ clock: { now: () => now }, seed: 'two' });
  const told: Record<string, unknown> = {};
  for (const time of TIMES) {
    now = new Date(time);
    for (const [id, quote] of await market.quotes(ids)) {
      told[id + time] = { ...quote, asOf: quote.asOf.toISOString() };
    }
  }
  expect(Object.keys(told)).toHaveLength(ids.length * TIMES.length);
  expect(JSON.parse(stdout)).toEqual(told);
});
