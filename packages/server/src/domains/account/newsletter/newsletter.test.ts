import { DAY_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionActor } from '../../../kernel/actor.ts';
import { accountWorld, outbox, type TestDeps } from '../testing/account.fixture.ts';
import { databaseText, freshSession, person, refusalOf } from '../testing/people.fixture.ts';
import { emailLinkToInvestmentCalculator } from './calculator-link.ts';
import {
  confirmNewsletter,
  getNewsletterStatus,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter.ts';

const EMAIL = 'ada@example.com';

let deps: TestDeps;
let ada: SessionActor;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
  ada = await freshSession(deps);
});

const status = () => getNewsletterStatus(deps, ada);

async function ask(topics: readonly ('MARKETS' | 'LEARNING')[] = ['MARKETS']) {
  await subscribeToNewsletter(deps, { email: EMAIL.toUpperCase(), topics });
  const text = (await outbox(deps)).at(-1)?.text ?? '';
  const token = (path: string) => new RegExp(`${path}\\?token=(\\S+)`).exec(text)?.[1] ?? '';
  return { confirm: token('confirm'), unsubscribe: token('unsubscribe') };
}

describe('the newsletter', () => {
  test('comes only after the link in the mail was followed', async () => {
    expect(await status()).toMatchObject({ email: EMAIL, status: 'NOT_SUBSCRIBED', topics: [] });
    const { confirm } = await ask();
    expect(await status()).toMatchObject({ status: 'PENDING', topics: ['MARKETS'] });
    await confirmNewsletter(deps, { token: confirm });
    await confirmNewsletter(deps, { token: confirm });
    expect(await status()).toMatchObject({
      status: 'SUBSCRIBED',
      topics: ['MARKETS'],
      confirmedAt: deps.clock.now(),
    });
  });

  test('the link works for seven days', async () => {
    const { confirm } = await ask();
    deps.clock.advance(7 * DAY_MS);
    const late = confirmNewsletter(deps, { token: confirm });
    expect(await refusalOf(late)).toEqual({ code: 'BAD_USER_INPUT', fields: ['params.token'] });
    expect((await status()).status).toBe('NOT_SUBSCRIBED');
  });

  test('new topics of a subscriber count once they are confirmed', async () => {
    await confirmNewsletter(deps, { token: (await ask()).confirm });
    const { confirm } = await ask(['LEARNING']);
    expect(await status()).toMatchObject({ status: 'SUBSCRIBED', topics: ['MARKETS'] });
    await confirmNewsletter(deps, { token: confirm });
    expect(await status()).toMatchObject({ status: 'SUBSCRIBED', topics: ['LEARNING'] });
  });

  test('is ended with the link of any mail, for good until it is confirmed anew', async () => {
    const { confirm, unsubscribe } = await ask();
    const later = await ask();
    expect(later.unsubscribe).toBe(unsubscribe);
    await confirmNewsletter(deps, { token: later.confirm });
    await unsubscribeFromNewsletter(deps, { token: unsubscribe });
    await unsubscribeFromNewsletter(deps, { token: unsubscribe });
    expect(await status()).toMatchObject({ status: 'UNSUBSCRIBED', topics: [] });
    for (const token of [confirm, later.confirm]) {
      expect((await refusalOf(confirmNewsletter(deps, { token }))).code).toBe('BAD_USER_INPUT');
    }
    await confirmNewsletter(deps, { token: (await ask()).confirm });
    expect((await status()).status).toBe('SUBSCRIBED');
  });

  test('three mails a day go to an address', async () => {
    for (let count = 0; count < 5; count += 1) await ask();
    expect(await outbox(deps)).toHaveLength(3);
    deps.clock.advance(86_400_000);
    await ask();
    expect(await outbox(deps)).toHaveLength(4);
  });

  test('no link is stored', async () => {
    const { confirm, unsubscribe } = await ask();
    const stored = await databaseText(deps, 'newsletter_subscriptions');
    expect(stored).not.toContain(confirm);
    expect(stored).not.toContain(unsubscribe);
  });
});

test('the calculator link holds the numbers, and three a day go to an address', async () => {
  const numbers = {
    initialAmount: '5000',
    monthlyContribution: '250.5',
    years: 20,
    returnPercent: '7',
  };
  for (let count = 0; count < 4; count += 1) {
    await emailLinkToInvestmentCalculator(deps, { email: 'Mia@example.com', ...numbers });
  }
  const mails = await outbox(deps);
  expect(mails).toHaveLength(3);
  expect(mails[0]).toMatchObject({ recipient: 'mia@example.com' });
  expect(mails[0]?.text).toContain(
    'https://invest.example/calculator?initialAmount=5000&monthlyContribution=250.5&years=20&returnPercent=7',
  );
});
