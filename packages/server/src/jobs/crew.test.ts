import { HOUR_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { startCrew } from './crew.ts';

test('a crew that stops waits for those at work', async () => {
  const work = Promise.withResolvers<boolean>();
  const terms = { atOnce: 2, everyMs: HOUR_MS };
  const crew = startCrew(
    terms,
    () => work.promise,
    () => expect.unreachable(),
  );
  crew.recruit();
  let isStopped = false;
  const stopped = crew.stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  work.resolve(false);
  await stopped;
});

test('a crew stops though work never ends, and says so', async () => {
  const faults: unknown[] = [];
  const never = new Promise<boolean>(() => undefined);
  const terms = { atOnce: 1, everyMs: HOUR_MS, deadline: () => AbortSignal.abort() };
  const crew = startCrew(
    terms,
    () => never,
    (error) => faults.push(error),
  );
  crew.recruit();
  await crew.stop();
  expect(faults).toEqual([new Error('it did not end in time')]);
});
