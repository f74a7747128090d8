import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { post } from '../mail/outbox.ts';
import { accountWorld, type TestDeps } from '../testing/account.fixture.ts';
import { startAccountChores } from './chores.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await accountWorld();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function write(subject: string): Promise<void> {
  const letter = { recipient: 'ada@example.com', subject, text: '' };
  await deps.db.transaction((tx) => post(tx, deps, letter));
}

test('a mail leaves within a second, until the chores are stopped', async () => {
  const chores = startAccountChores(deps);
  await write('first');
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => deps.mail.received()).toHaveLength(1);
  await chores.stop();
  await write('second');
  vi.advanceTimersByTime(10_000);
  await chores.stop();
  expect(deps.mail.received()).toHaveLength(1);
});

test('a chore that fails is logged, and runs again at its next turn', async () => {
  let failures = 1;
  const mail = {
    ...deps.mail,
    deliver: async (...given: Parameters<typeof deps.mail.deliver>) => {
      if (failures-- > 0) throw new Error('broken transport');
      return deps.mail.deliver(...given);
    },
  };
  const chores = startAccountChores({ ...deps, mail });
  await write('persistent');
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => deps.logged).toContain('mail relay failed');
  deps.clock.advance(60_000);
  const mailsNextSecond = () => {
    vi.advanceTimersByTime(1_000);
    return deps.mail.received();
  };
  await expect.poll(mailsNextSecond).toHaveLength(1);
  await chores.stop();
});
