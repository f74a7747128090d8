import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { requireProof } from '../proof/step-up.ts';
import { stepUp } from '../sign-in/step-up.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  type TestDeps,
} from '../testing/account.fixture.ts';
import {
  eventKinds,
  freshSession,
  mailTo,
  person,
  refusalOf,
  STEP_UP_MS,
  sessionOf,
} from '../testing/people.fixture.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from './authenticator.fixture.ts';
import { beginPasskeyEnrollment, finishPasskeyEnrollment } from './enrol-passkey.ts';
import { fetchMyPasskeys, removePasskey } from './own-passkeys.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from './passkey-sign-in.ts';
import { beginPasskeyStepUp } from './passkey-step-up.ts';

const EMAIL = 'ada@example.com';

let deps: TestDeps;
let ada: SessionActor;
let phone: SoftwareAuthenticator;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
  ada = await freshSession(deps);
  phone = softwareAuthenticator('phone');
});

async function enrol(actor = ada, authenticator = phone, name: string | null = 'Phone') {
  const ceremony = await beginPasskeyEnrollment(deps, actor, {});
  const responseJson = authenticator.enrol(ceremony);
  const input = { ceremonyId: ceremony.id, responseJson, name, browser: null };
  return finishPasskeyEnrollment(deps, actor, input);
}

async function signInWith(authenticator: SoftwareAuthenticator, options = {}) {
  const ceremony = await beginPasskeySignIn(deps);
  const responseJson = authenticator.assert(ceremony, options);
  const input = { ceremonyId: ceremony.id, responseJson, browser: null };
  return finishPasskeySignIn(deps, anonymous(), input);
}

describe('a passkey', () => {
  test('is enrolled with what the authenticator told of itself, and its owner is told', async () => {
    await enrol();
    expect(await fetchMyPasskeys(deps, ada)).toMatchObject([
      {
        name: 'Phone',
        aaguid: null,
        deviceType: 'SINGLE_DEVICE',
        backedUp: false,
        transports: ['INTERNAL', 'HYBRID'],
        lastUsedAt: null,
      },
    ]);
    expect((await mailTo(deps, EMAIL)).subject).toBe('A passkey was added');
    expect(await eventKinds(deps)).toContain('PASSKEY_ADDED');
  });

  test('with an id beyond what WebAuthn allows is refused', async () => {
    const endless = softwareAuthenticator('endless', randomBytes(4_000));
    expect((await refusalOf(enrol(ada, endless))).fields).toEqual(['params.responseJson']);
    await enrol(ada, softwareAuthenticator('longest', randomBytes(1_023)));
  });

  test('asks for a proof first', async () => {
    deps.clock.advance(STEP_UP_MS);
    const refusal = await refusalOf(beginPasskeyEnrollment(deps, ada, {}));
    expect(refusal).toEqual({ code: 'BAD_USER_INPUT', fields: ['params.password'] });
    await beginPasskeyEnrollment(deps, ada, { password: GOOD_PASSWORD });
  });

  test('signs in without address or password, and its use is written down', async () => {
    await enrol();
    const { session, token } = await signInWith(phone);
    expect(session.user.email).toBe(EMAIL);
    await sessionOf(deps, token);
    const [passkey] = await fetchMyPasskeys(deps, ada);
    expect(passkey?.lastUsedAt).toEqual(deps.clock.now());
  });

  test('steps the session up', async () => {
    await enrol();
    deps.clock.advance(STEP_UP_MS);
    const ceremony = await beginPasskeyStepUp(deps, ada);
    const passkey = { ceremonyId: ceremony.id, responseJson: phone.assert(ceremony) };
    const { token } = await stepUp(deps, ada, { passkey, browser: null });
    await requireProof(deps, await sessionOf(deps, token), {});
  });

  test('is enrolled once, whoever tries again', async () => {
    await enrol();
    const bob = await person(deps, { email: 'bob@example.com' });
    const again = enrol(await freshSession(deps, bob.email));
    expect((await refusalOf(again)).code).toBe('CONFLICT');
  });

  test('an account has 20 at most', async () => {
    for (let count = 0; count < 20; count += 1) {
      await enrol(ada, softwareAuthenticator(`key ${count}`), null);
    }
    expect((await refusalOf(beginPasskeyEnrollment(deps, ada, {}))).code).toBe('QUOTA_EXCEEDED');
  });
});

describe('an answer of a passkey is refused', () => {
  test.each([
    ['from the page of another site', { origin: 'https://invest.example.evil.test' }],
    ['that the person did not unlock', { isVerified: false }],
  ])('%s', async (_, options) => {
    await enrol();
    expect((await refusalOf(signInWith(phone, options))).code).toBe('UNAUTHENTICATED');
  });

  test('with an unknown key', async () => {
    const stranger = softwareAuthenticator('stranger');
    expect((await refusalOf(signInWith(stranger))).code).toBe('UNAUTHENTICATED');
  });

  test('with the signature of another key', async () => {
    await enrol();
    const forged = softwareAuthenticator('phone');
    expect((await refusalOf(signInWith(forged))).code).toBe('UNAUTHENTICATED');
  });

  test('whose counter stepped back, as that of a copied key would', async () => {
    await enrol();
    phone.setCounter(10);
    await signInWith(phone);
    phone.setCounter(3);
    expect((await refusalOf(signInWith(phone))).code).toBe('UNAUTHENTICATED');
  });

  test('the second time, and after five minutes', async () => {
    await enrol();
    const ceremony = await beginPasskeySignIn(deps);
    const responseJson = phone.assert(ceremony);
    const input = { ceremonyId: ceremony.id, responseJson, browser: null };
    await finishPasskeySignIn(deps, anonymous(), input);
    const again = finishPasskeySignIn(deps, anonymous(), input);
    expect((await refusalOf(again)).code).toBe('UNAUTHENTICATED');

    const late = await beginPasskeySignIn(deps);
    const lateInput = { ceremonyId: late.id, responseJson: phone.assert(late), browser: null };
    deps.clock.advance(300_000);
    const refused = finishPasskeySignIn(deps, anonymous(), lateInput);
    expect((await refusalOf(refused)).code).toBe('UNAUTHENTICATED');
  });

  test.each(['', '{}', '[]', 'null', '{"id":1}', '{"id":"x"}', '{"id":"x","response":null}'])(
    'that is %j',
    async (responseJson) => {
      const ceremony = await beginPasskeySignIn(deps);
      const input = { ceremonyId: ceremony.id, responseJson, browser: null };
      const refused = finishPasskeySignIn(deps, anonymous(), input);
      expect((await refusalOf(refused)).code).toBe('UNAUTHENTICATED');
    },
  );

  test('to step up with the passkey of somebody else', async () => {
    await enrol();
    const bob = await person(deps, { email: 'bob@example.com' });
    const bobs = await freshSession(deps, bob.email);
    await enrol(bobs, softwareAuthenticator('of bob'));
    const ceremony = await beginPasskeyStepUp(deps, bobs);
    const passkey = { ceremonyId: ceremony.id, responseJson: phone.assert(ceremony) };
    const refused = stepUp(deps, bobs, { passkey, browser: null });
    expect(await refusalOf(refused)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.passkey'],
    });
  });

  test('to step up where the account has none', async () => {
    expect((await refusalOf(beginPasskeyStepUp(deps, ada))).code).toBe('INVALID_STATE');
  });
});

describe('removePasskey', () => {
  const forgetPassword = statement<never>(
    'test_account_forget_password',
    'update users set password_hash = null',
  );

  test('ends it, and its owner is told', async () => {
    const { id } = await enrol();
    await removePasskey(deps, ada, { id, browser: null });
    expect(await fetchMyPasskeys(deps, ada)).toEqual([]);
    expect((await refusalOf(signInWith(phone))).code).toBe('UNAUTHENTICATED');
    expect((await mailTo(deps, EMAIL)).subject).toBe('A passkey was removed');
  });

  test("another person's is not found", async () => {
    const { id } = await enrol();
    const bob = await person(deps, { email: 'bob@example.com' });
    const refused = removePasskey(deps, await freshSession(deps, bob.email), { id, browser: null });
    expect((await refusalOf(refused)).code).toBe('NOT_FOUND');
    expect(await fetchMyPasskeys(deps, ada)).toHaveLength(1);
  });

  test('the only way left to sign in stays', async () => {
    const { id } = await enrol();
    await deps.db.transaction((tx) => tx.run(forgetPassword));
    const refused = removePasskey(deps, ada, { id, browser: null });
    expect((await refusalOf(refused)).code).toBe('INVALID_STATE');
    expect(await fetchMyPasskeys(deps, ada)).toHaveLength(1);
  });
});
