import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { clearFault } from '../faults.ts';
import type { Session } from '../session.ts';
import { postgresEngine } from './engine.ts';
import { answerTo, fakePostgres, WELCOME } from './fake-postgres.fixture.ts';
import { LOOK_MS, MAX_LOOKS } from './silence.ts';

const select = { text: 'select 1', values: [] };
const MANY_LOOKS = 5 * MAX_LOOKS;

/** An engine with one connection, to a server that answers what the test has it answer. */
async function setUp() {
  const connections: Socket[] = [];
  let asked = 0;
  const url = await fakePostgres((socket) => {
    connections.push(socket);
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', () => {
        asked += 1;
      });
    });
  });
  let look = (): void => undefined;
  const warned: string[] = [];
  const engine = postgresEngine({
    url,
    poolSize: 1,
    warn: (_error, said) => void warned.push(said),
    schedule(work, delay) {
      expect(delay).toBe(LOOK_MS);
      look = work;
      return () => undefined;
    },
  });
  onTestFinished(async () => {
    // What nobody has answered would keep the pool open.
    for (const socket of connections) socket.destroy();
    await engine.close();
  });
  return {
    engine,
    warned,
    connections: () => connections.length,
    /** Time passes, as much as is between so many looks. */
    pass(looks: number): void {
      for (let count = 0; count < looks; count += 1) look();
    },
    /** Resolves when the server has been asked so often, on all connections together. */
    heard: (times: number) => expect.poll(() => asked).toBe(times),
    answer: (statements: number) => void connections.at(-1)?.write(answerTo(statements)),
    drop: () => void connections.at(-1)?.destroy(),
  };
}

test('A statement that nobody answers fails after some quiet looks, and frees its place', async () => {
  const { engine, warned, connections, pass, heard, answer } = await setUp();
  const failure = engine.query(select).catch((error: unknown) => error);
  await heard(1);
  // The first sees what came before.
  pass(MAX_LOOKS);
  expect(warned).toEqual([]);
  pass(1);
  expect(await failure).toMatchObject({ code: 'ETIMEDOUT', message: /no answer in 75000 ms/ });
  expect(clearFault(await failure)).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  pass(MANY_LOOKS);
  expect(warned).toEqual(['a silent database connection was ended']);
  const next = engine.query(select);
  await heard(2);
  answer(1);
  expect((await next).rows).toEqual([]);
  expect(connections()).toBe(2);
});

test('So does a transaction, and leaves its place as well', async () => {
  const { engine, connections, pass, heard, answer } = await setUp();
  const work = (session: Session) => session.query(select);
  const failure = engine.transaction(work, 'read committed').catch((error: unknown) => error);
  await heard(1);
  pass(MAX_LOOKS + 1);
  expect(clearFault(await failure)).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  const next = engine.query(select);
  await heard(2);
  answer(1);
  await next;
  expect(connections()).toBe(2);
});

test('Statements that are answered one after the other are no silence, nor is an idle connection', async () => {
  const { engine, warned, connections, pass, heard, answer } = await setUp();
  for (let count = 1; count <= 3; count += 1) {
    const answered = engine.query(select);
    await heard(count);
    pass(MAX_LOOKS);
    answer(1);
    await answered;
  }
  pass(MANY_LOOKS);
  const last = engine.query(select);
  await heard(4);
  answer(1);
  await last;
  expect({ warned, connections: connections() }).toEqual({ warned: [], connections: 1 });
});

test('A transaction without a time limit may keep silent, and the next one may not', async () => {
  const { engine, warned, pass, heard, answer } = await setUp();
  const limitless = engine.transaction(async (session) => {
    await session.liftTimeLimit();
    await session.query(select);
  }, 'read committed');
  await heard(1);
  answer(2);
  await heard(2);
  pass(MANY_LOOKS);
  answer(1);
  await heard(3);
  pass(MANY_LOOKS);
  answer(1);
  await limitless;
  expect(warned).toEqual([]);
  const failure = engine.query(select).catch((error: unknown) => error);
  await heard(4);
  pass(MAX_LOOKS + 1);
  expect(await failure).toMatchObject({ code: 'ETIMEDOUT' });
});

test('A connection that its server has ended is looked at no more', async () => {
  const { engine, warned, pass, heard, drop } = await setUp();
  const failure = engine.query(select).catch((error: unknown) => error);
  await heard(1);
  drop();
  expect(await failure).toBeInstanceOf(Error);
  pass(MANY_LOOKS);
  expect(warned.filter((said) => said.includes('silent'))).toEqual([]);
});
