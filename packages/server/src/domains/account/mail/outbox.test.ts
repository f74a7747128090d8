import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { Mail, MailOutcome } from '../../../ports/mail.ts';
import {
  accountWorld,
  registerNow,
  registration,
  type TestDeps,
} from '../testing/account.fixture.ts';
import { relayMails } from './mail-relay.ts';
import { post } from './outbox.ts';
import { renderOutbox } from './render-outbox.ts';

const attempts = statement<{ attemptCount: number; next: Date | null; sent: Date | null }>(
  'test_account_attempts',
  `select attempt_count as "attemptCount", next_attempt_at as next, sent_at as sent
   from mail_outbox`,
);

let deps: TestDeps;
beforeEach(async () => {
  deps = await accountWorld();
});

function letter(subject: string, text = 'Hello') {
  return { recipient: 'ada@example.com', subject, text };
}

/** A mail service that answers what it is told to, and counts. */
function scripted(outcomes: readonly MailOutcome[]): Mail & { readonly calls: () => number } {
  let calls = 0;
  return {
    deliver: async () => outcomes[Math.min(calls++, outcomes.length - 1)] ?? { kind: 'ok' },
    calls: () => calls,
  };
}

describe('the outbox', () => {
  test('a mail is sent if, and only if, its transaction commits', async () => {
    await deps.db.transaction((tx) => post(tx, deps, letter('kept')));
    const failed = deps.db.transaction(async (tx) => {
      await post(tx, deps, letter('dropped'));
      throw new Error('later step failed');
    });
    await expect(failed).rejects.toThrow('later step failed');
    await relayMails(deps);
    expect(deps.mail.received().map((mail) => mail.subject)).toEqual(['kept']);
  });

  test('every mail is sent once, oldest first, however many are due', async () => {
    for (let count = 0; count < 25; count += 1) {
      await deps.db.transaction((tx) => post(tx, deps, letter(`mail ${count}`)));
      deps.clock.advance(1);
    }
    expect(await relayMails(deps)).toBe(25);
    expect(await relayMails(deps)).toBe(0);
    expect(deps.mail.received()).toHaveLength(25);
  });

  test.each<[string, MailOutcome]>([
    ['retryable', { kind: 'retryable', problem: 'busy' }],
    ['unknown', { kind: 'unknown', problem: 'no answer' }],
  ])('after %s a mail is tried again, with pauses that double', async (_, outcome) => {
    await deps.db.transaction((tx) => post(tx, deps, letter('persistent')));
    const mail = scripted([outcome, outcome, { kind: 'ok' }]);
    await relayMails({ ...deps, mail });
    await relayMails({ ...deps, mail });
    expect(mail.calls()).toBe(1);
    deps.clock.advance(30_000);
    await relayMails({ ...deps, mail });
    expect(mail.calls()).toBe(2);
    deps.clock.advance(59_999);
    await relayMails({ ...deps, mail });
    expect(mail.calls()).toBe(2);
    deps.clock.advance(1);
    await relayMails({ ...deps, mail });
    expect(await deps.db.one(attempts)).toEqual({
      attemptCount: 3,
      next: null,
      sent: deps.clock.now(),
    });
  });

  test('a refused mail is given up at once, a luckless one after ten attempts', async () => {
    await deps.db.transaction((tx) => post(tx, deps, letter('refused')));
    await relayMails({ ...deps, mail: scripted([{ kind: 'refused', problem: 'no such box' }]) });
    expect(await deps.db.one(attempts)).toMatchObject({ next: null, sent: null });
    expect(deps.logged).toEqual(['mail was not sent']);

    deps = await accountWorld();
    await deps.db.transaction((tx) => post(tx, deps, letter('hopeless')));
    const mail = scripted([{ kind: 'retryable', problem: 'busy' }]);
    for (let hour = 0; hour < 60; hour += 1) {
      await relayMails({ ...deps, mail });
      deps.clock.advance(3_600_000);
    }
    expect(mail.calls()).toBe(10);
  });

  test('the page for developers links what mails link to and escapes the rest', async () => {
    await registerNow(deps, registration());
    await deps.db.transaction((tx) => post(tx, deps, letter('<script>', 'a & <b>"\'')));
    const page = await renderOutbox(deps);
    expect(page).toMatch(
      /<a href="(https:\/\/invest\.example\/verify-email\?token=ip_ev_\w{43})">\1<\/a>/,
    );
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('a &amp; &lt;b&gt;&quot;&#39;');
    expect(page).not.toContain('<script');
  });
});
