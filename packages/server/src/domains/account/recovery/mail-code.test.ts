import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor, SessionActor } from '../../../kernel/actor.ts';
import { updateMfa } from '../factors/update-mfa.ts';
import { signIn } from '../sign-in/sign-in.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  outbox,
  type TestDeps,
} from '../testing/account.fixture.ts';
import { freshSession, person } from '../testing/people.fixture.ts';
import { relayMailRequests } from './relay-mail-requests.ts';
import { type MailTarget, requestMail } from './request-mail.ts';

const EMAIL = 'ada@example.com';

let deps: TestDeps;
let ada: SessionActor;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
  ada = await freshSession(deps);
});

async function challengeId(): Promise<string> {
  const input = { email: EMAIL, password: GOOD_PASSWORD, browser: null };
  const { challenge } = await signIn(deps, anonymous(), input);
  if (challenge === null) throw new Error('no challenge');
  return challenge.id;
}

describe('strangers', () => {
  const stranger = anonymous('198.51.100.9');
  const ask = async (actor: Actor, target: MailTarget): Promise<string | null> => {
    const before = (await outbox(deps)).length;
    await requestMail(deps, actor, 'MFA_CODE', target);
    await relayMailRequests(deps);
    const mail = (await outbox(deps))[before];
    return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? null;
  };

  /** From another network, as often as it helps, with the password or without it. */
  async function useUp(target: () => Promise<MailTarget>): Promise<void> {
    const code = await ask(ada, { email: EMAIL });
    const input = { enabled: true, method: 'EMAIL', browser: null } as const;
    await updateMfa(deps, ada, { ...input, code: code ?? '' });
    let mailed = 0;
    for (let count = 0; count < 15; count += 1) {
      deps.clock.advance(61_000);
      if ((await ask(stranger, await target())) !== null) mailed += 1;
    }
    expect(mailed).toBe(10);
  }
  const byAddress = async () => ({ email: EMAIL });
  const byPassword = async () => ({ challengeId: await challengeId() });

  test.each([
    ['the address', byAddress],
    ['the password', byPassword],
  ])('who know %s do not use up what the owner is mailed', async (_what, target) => {
    await useUp(target);
    expect(await ask(stranger, await target())).toBeNull();
    expect(await ask(ada, { email: EMAIL })).not.toBeNull();
    expect(await ask(anonymous(ada.ip), { email: EMAIL })).not.toBeNull();
    deps.clock.advance(61_000);
    expect(await ask(anonymous(ada.ip), { challengeId: await challengeId() })).not.toBeNull();
  });

  test('who know the address alone do not use up what comes with the password', async () => {
    await useUp(byAddress);
    expect(await ask(stranger, await byAddress())).toBeNull();
    expect(await ask(stranger, await byPassword())).not.toBeNull();
  });

  test('who are signed in elsewhere get no allowance of somebody else’s', async () => {
    const mallory = await person(deps, { email: 'mallory@example.com' });
    const asMallory = { ...(await freshSession(deps, mallory.email)), ip: stranger.ip };
    await useUp(byAddress);
    expect(await ask(asMallory, { email: EMAIL })).toBeNull();
  });

  test('do not end the code that the owner is about to type', async () => {
    const code = await ask(ada, { email: EMAIL });
    deps.clock.advance(61_000);
    expect(await ask(stranger, { email: EMAIL })).toBe(code);
    const input = { enabled: true, method: 'EMAIL', browser: null } as const;
    const { enabled } = await updateMfa(deps, ada, { ...input, code: code ?? '' });
    expect(enabled).toBe(true);
  });
});
