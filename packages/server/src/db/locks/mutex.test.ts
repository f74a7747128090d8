import { expect, test } from 'vitest';
import { mutex } from './mutex.ts';

test('turns come one at a time, first come first served', async () => {
  const turns = mutex(10);
  const log: string[] = [];
  const turn = (name: string) =>
    turns.run(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
    });
  await Promise.all([turn('a'), turn('b'), turn('c')]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a turn that fails lets the next one have its turn', async () => {
  const turns = mutex(10);
  const failing = turns.run(() => Promise.reject(new Error('failed')));
  const next = turns.run(async () => 'next');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

test('those who wait are bounded; further ones are refused at once', async () => {
  const turns = mutex(1);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const holder = turns.run(() => gate);
  const waiting = turns.run(async () => 'waited');
  await expect(turns.run(async () => 'refused')).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    retryAfterSeconds: 1,
  });
  open();
  await holder;
  expect(await waiting).toBe('waited');
  expect(await turns.run(async () => 'free again')).toBe('free again');
});
