import { operationHints } from '@investing-platform/schema/hints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Difference, playOnBoth } from './support/generated-life.ts';
import { ANSWERS_DIFFER, REFUSALS_DIFFER, WORKED_BESIDE } from './support/known-differences.ts';
import { mocksSubject } from './support/mocks-subject.ts';
import { serverSubject } from './support/server-subject.ts';
import type { Subject } from './support/subject.ts';

/** The seed of the first life; each has its own. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_128);
const LIVES = Number(process.env.FUZZ_LIVES ?? 20);
const CALLS_OF_A_LIFE = 60;

let server: Subject;
let mocks: Subject;

beforeAll(async () => {
  server = await serverSubject();
  mocks = await mocksSubject();
});

afterAll(async () => {
  await mocks.stop();
  await server.stop();
});

test('what is known to differ are operations of the contract', () => {
  const listed = [
    ...Object.keys(ANSWERS_DIFFER),
    ...Object.keys(REFUSALS_DIFFER),
    ...WORKED_BESIDE,
  ];
  expect(listed.filter((name) => operationHints[name] === undefined)).toEqual([]);
});

const isKnown = ({ operation, told }: Difference): boolean =>
  operation in (told.startsWith('.') ? ANSWERS_DIFFER : REFUSALS_DIFFER);

test(`${LIVES} lives of random calls are answered alike (FUZZ_SEED=${SEED})`, async () => {
  const [found, answered] = [[] as string[], new Set<string>()];
  for (let life = 0; life < LIVES; life += 1) {
    const seed = SEED + life;
    const played = await playOnBoth([server, mocks], { seed, calls: CALLS_OF_A_LIFE });
    for (const operation of played.answered) answered.add(operation);
    for (const difference of played.differences) {
      if (isKnown(difference)) continue;
      const { operation, told, params } = difference;
      const asked = JSON.stringify(params)?.slice(0, 400) ?? '';
      found.push(`${operation}: ${told}; FUZZ_SEED=${seed}, ${asked}`);
    }
  }
  expect(found).toEqual([]);
  expect(answered.size).toBeGreaterThan(2 * Math.min(LIVES, 40));
}, 3_600_000);
