import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { setDefaultPlan } from '../../../db/plan-in-force.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { userByEmail } from '../people/users.sql.ts';
import {
  accountWorld,
  outbox,
  registerNow,
  registration,
  type TestDeps,
} from '../testing/account.fixture.ts';
import { withdrawInvitation } from './invitations.sql.ts';
import { firstOwnerLink, invite, nextOwnerLink } from './invite.ts';

const MIA = 'mia@example.com';

let deps: TestDeps;
beforeEach(async () => {
  deps = await accountWorld(await providedDatabase(inject('database'), inject('postgresUrl')));
});

type Policy = TestDeps['config']['registration'];
const under = (policy: Policy): TestDeps => ({ ...deps, config: { registration: policy } });
const secretOf = (link: string) => {
  const [page, secret = ''] = link.split('#invitation=');
  expect(page).toBe('https://invest.example/register');
  return secret;
};
const inviteMia = (plan: 'FREE' | 'PRO' = 'PRO') =>
  deps.db.transaction((tx) => invite(tx, deps, { email: 'Mia@Example.com', plan }));
const byEmail = (email = MIA) => deps.db.maybe(userByEmail, email);

async function refusal(work: Promise<unknown>): Promise<[string, string | undefined]> {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof PlatformError)) throw new Error(`expected a refusal: ${outcome}`);
  return [outcome.code, outcome.fields?.[0]?.path];
}

test('nobody is invited by what is no address', async () => {
  for (const email of ['mia', 'mia@example', 'mia@example.com, zoe@example.com', '']) {
    const inviting = deps.db.transaction((tx) => invite(tx, deps, { email, plan: 'FREE' }));
    expect(await refusal(inviting), email).toEqual(['BAD_USER_INPUT', 'email']);
  }
  expect(await outbox(deps)).toEqual([]);
});

describe('an account is opened', () => {
  test.each<[Policy, 'opens' | 'FORBIDDEN', 'opens' | 'FORBIDDEN']>([
    ['open', 'opens', 'opens'],
    ['invited', 'FORBIDDEN', 'opens'],
    ['closed', 'FORBIDDEN', 'FORBIDDEN'],
  ])(
    'where registration is %s: %s without an invitation, %s with one',
    async (policy, bare, by) => {
      const without = registerNow(under(policy), registration({ email: 'zoe@example.com' }));
      if (bare === 'opens') await without;
      else expect((await refusal(without))[0]).toBe(bare);
      const invitation = secretOf(await inviteMia());
      const invited = registerNow(under(policy), registration({ email: MIA, invitation }));
      if (by === 'opens') await invited;
      else expect((await refusal(invited))[0]).toBe(by);
      expect(
        [await byEmail('zoe@example.com'), await byEmail()].map((user) => user !== null),
      ).toEqual([bare === 'opens', by === 'opens']);
    },
  );

  test('by an invitation on its plan, with the address confirmed and no second mail', async () => {
    const invitation = secretOf(await inviteMia('PRO'));
    await registerNow(under('invited'), registration({ email: MIA, invitation }));
    expect(await byEmail()).toMatchObject({ tier: 'PRO', emailVerified: true });
    expect((await outbox(deps)).map(({ subject }) => subject)).toEqual([
      'You are invited to open an account',
    ]);
  });

  test('by an invitation once, by its address, within its week, unless it is withdrawn', async () => {
    const first = secretOf(await inviteMia());
    const invitation = secretOf(await inviteMia());
    const attempt = (given: string, email = MIA) =>
      registerNow(under('invited'), registration({ email, invitation: given }));
    expect(await refusal(attempt(first))).toEqual(['BAD_USER_INPUT', 'params.invitation']);
    expect(await refusal(attempt(invitation, 'eve@example.com'))).toEqual([
      ...['BAD_USER_INPUT', 'params.email'],
    ]);
    await attempt(invitation);
    expect(await refusal(attempt(invitation))).toEqual(['BAD_USER_INPUT', 'params.invitation']);
    expect((await refusal(inviteMia()))[0]).toBe('CONFLICT');

    const late = await deps.db.transaction((tx) =>
      invite(tx, deps, { email: 'late@example.com', plan: 'FREE' }),
    );
    deps.clock.advance(7 * DAY_MS);
    const tooLate = attempt(secretOf(late), 'late@example.com');
    expect(await refusal(tooLate)).toEqual(['BAD_USER_INPUT', 'params.invitation']);

    const gone = await deps.db.transaction((tx) =>
      invite(tx, deps, { email: 'gone@example.com', plan: 'FREE' }),
    );
    await deps.db.one(withdrawInvitation, 'gone@example.com');
    const withdrawn = attempt(secretOf(gone), 'gone@example.com');
    expect(await refusal(withdrawn)).toEqual(['BAD_USER_INPUT', 'params.invitation']);
  });
});

describe('the owner of a new server', () => {
  test('opens one account on PRIVATE by a link, however closed the server is', async () => {
    const link = await firstOwnerLink(deps);
    expect(await firstOwnerLink(deps)).toBeNull();
    const invitation = secretOf(String(link));
    await registerNow(under('closed'), registration({ email: MIA, invitation }));
    expect(await byEmail()).toMatchObject({
      tier: 'PRIVATE',
      emailVerified: true,
      kycStatus: 'NOT_STARTED',
    });
    const again = registerNow(
      under('closed'),
      registration({ email: 'b@example.com', invitation }),
    );
    expect(await refusal(again)).toEqual(['BAD_USER_INPUT', 'params.invitation']);
    expect(await refusal(deps.db.transaction((tx) => nextOwnerLink(tx, deps)))).toEqual([
      'CONFLICT',
      undefined,
    ]);
  });

  test('has a day for it, and gets another link from the operator', async () => {
    const lapsed = secretOf(String(await firstOwnerLink(deps)));
    deps.clock.advance(DAY_MS);
    const late = registerNow(deps, registration({ email: MIA, invitation: lapsed }));
    expect(await refusal(late)).toEqual(['BAD_USER_INPUT', 'params.invitation']);
    const next = secretOf(await deps.db.transaction((tx) => nextOwnerLink(tx, deps)));
    await registerNow(deps, registration({ email: MIA, invitation: next }));
    expect((await byEmail())?.tier).toBe('PRIVATE');
  });

  test('is nobody any more where somebody is here', async () => {
    await registerNow(deps, registration());
    expect(await firstOwnerLink(deps)).toBeNull();
  });

  test('keeps the link where the address was taken and not confirmed by another', async () => {
    const invitation = secretOf(String(await firstOwnerLink(deps)));
    await registerNow(deps, registration({ email: MIA }));
    deps.clock.advance(2 * HOUR_MS);
    await registerNow(deps, registration({ email: MIA, invitation }));
    expect(await byEmail()).toMatchObject({ tier: 'PRIVATE', emailVerified: true });
  });
});

test('the default plan lifts everybody below it at once, and falls back as fast', async () => {
  await registerNow(deps, registration({ email: MIA }));
  const tierUnder = async (plan: 'FREE' | 'PLUS' | 'PRIVATE') => {
    await deps.db.transaction((tx) => tx.run(setDefaultPlan, plan));
    return (await byEmail())?.tier;
  };
  expect(await tierUnder('PLUS')).toBe('PLUS');
  expect(await tierUnder('PRIVATE')).toBe('PRIVATE');
  expect(await tierUnder('FREE')).toBe('FREE');
});
