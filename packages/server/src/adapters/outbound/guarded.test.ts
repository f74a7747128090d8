import { expect, test } from 'vitest';
import { refuse } from '../../kernel/errors.ts';
import { guarded } from './guarded.ts';

const down = () => Promise.reject(new Error('secret address'));

test('whatever goes wrong is PROVIDER_UNAVAILABLE, and names the party alone', async () => {
  const guard = guarded('The bank');
  await expect(guard(down)).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    message: 'The bank does not answer now',
  });
});

test('a refusal of ours passes, and is no failure of the party', async () => {
  const guard = guarded('The bank');
  for (let call = 0; call < 10; call += 1) {
    await expect(
      guard(async () => {
        throw refuse('NOT_FOUND', 'none');
      }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  expect(await guard(async () => 1)).toBe(1);
});

test('an answer in between starts the count of failures anew', async () => {
  const guard = guarded('The bank');
  let asked = 0;
  const answers = async () => {
    asked += 1;
  };
  for (let turn = 0; turn < 3; turn += 1) {
    for (let call = 0; call < 4; call += 1) await guard(down).catch(() => undefined);
    await guard(answers);
  }
  expect(asked).toBe(3);
});

test('8 calls run at once, 64 wait, and the rest are refused at once', async () => {
  const guard = guarded('The bank');
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const calls = Array.from({ length: 80 }, () =>
    guard(async () => {
      running += 1;
      await gate.promise;
    }).then(
      () => 'done',
      (error: { code: string }) => error.code,
    ),
  );
  await Promise.resolve();
  expect(running).toBe(8);
  gate.resolve();
  const ends = await Promise.all(calls);
  expect(ends.filter((end) => end === 'done')).toHaveLength(72);
  expect(ends.filter((end) => end === 'PROVIDER_UNAVAILABLE')).toHaveLength(8);
});
