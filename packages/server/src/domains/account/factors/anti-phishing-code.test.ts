import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionActor } from '../../../kernel/actor.ts';
import { securityState } from '../people/user-account.ts';
import { userById } from '../people/users.sql.ts';
import { requestMail } from '../recovery/request-mail.ts';
import { accountWorld, anonymous, type TestDeps } from '../testing/account.fixture.ts';
import {
  databaseText,
  freshSession,
  mailTo,
  person,
  refusalOf,
} from '../testing/people.fixture.ts';
import { updateAntiPhishingCode } from './anti-phishing-code.ts';

const EMAIL = 'ada@example.com';

let deps: TestDeps;
let ada: SessionActor;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
  ada = await freshSession(deps);
});

const security = async () => securityState(deps, await deps.db.one(userById, ada.userId));

describe('the anti-phishing phrase', () => {
  test('stands in every mail from then on, and nowhere in the clear in the database', async () => {
    await updateAntiPhishingCode(deps, ada, { code: 'blue kauri 42', browser: null });
    expect((await security()).hasAntiPhishingCode).toBe(true);
    expect((await mailTo(deps, EMAIL)).text).toContain('blue kauri 42');
    expect(await databaseText(deps, 'users')).not.toContain('kauri');
    await requestMail(deps, anonymous(), 'PASSWORD_RESET', { email: EMAIL });
    expect((await mailTo(deps, EMAIL)).text).toContain('mail is ours: blue kauri 42');
    await updateAntiPhishingCode(deps, ada, { code: null, browser: null });
    expect((await mailTo(deps, EMAIL)).text).not.toContain('kauri');
  });

  test.each([
    ['left out', undefined],
    ['too short', 'abc'],
    ['with other characters', 'blue!kauri'],
  ])('%s is refused', async (_, code) => {
    const input = { browser: null, ...(code === undefined ? {} : { code }) };
    expect(await refusalOf(updateAntiPhishingCode(deps, ada, input))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.code'],
    });
  });
});
