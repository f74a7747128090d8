import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { Actor, SessionActor } from '../../../kernel/actor.ts';
import type {
  CodeToRedeem,
  IdentityProvider,
  OutsideIdentity,
  ProviderOutcome,
  SignInRequest,
} from '../../../ports/identity-providers.ts';
import { userAccount } from '../people/user-account.ts';
import { userById } from '../people/users.sql.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { accountWorld, anonymous, type TestDeps } from '../testing/account.fixture.ts';
import {
  freshSession,
  mailTo,
  nextCode,
  person,
  refusalOf,
  staleSession,
  withTotp,
} from '../testing/people.fixture.ts';
import { type CreateOAuthLinkInput, createOAuthLink, deleteOAuthLink } from './link-identity.ts';
import { beginVisit, endVisit, type VisitAnswer, type VisitRequest } from './provider-visits.ts';

const EMAIL = 'ada@example.com';
const AT_GOOGLE: OutsideIdentity = { subject: '1081', email: EMAIL, emailVerified: true };

/** A provider that vouches for what the test says, and remembers what it was asked. */
class StandIn implements IdentityProvider {
  readonly id = 'google';
  readonly name = 'Google';
  readonly provider = 'GOOGLE';
  readonly asked: SignInRequest[] = [];
  readonly redeemed: CodeToRedeem[] = [];
  outcome: ProviderOutcome<OutsideIdentity> = { kind: 'ok', value: AT_GOOGLE };

  async authorizationUrl(request: SignInRequest): Promise<ProviderOutcome<string>> {
    this.asked.push(request);
    return { kind: 'ok', value: `https://accounts.example/authorize?state=${request.state}` };
  }

  async redeem(code: CodeToRedeem): Promise<ProviderOutcome<OutsideIdentity>> {
    this.redeemed.push(code);
    return this.outcome;
  }
}

let deps: TestDeps;
let google: StandIn;
let ada: SessionActor;

beforeEach(async () => {
  google = new StandIn();
  deps = { ...(await accountWorld()), identityProviders: [google] };
  await person(deps);
  ada = await freshSession(deps);
});

async function visit(
  actor: Actor = anonymous(),
  request: Partial<VisitRequest> = {},
  returning: { state?: string; visit?: string | null; code?: string | null } = {},
): Promise<VisitAnswer> {
  const begun = await beginVisit(deps, actor, 'google', {
    mode: 'sign-in',
    next: null,
    ...request,
  });
  if (begun?.visit == null) throw new Error(`no visit: ${begun?.location}`);
  const { state = google.asked.at(-1)?.state ?? '', code = 'a code' } = returning;
  const query = new URLSearchParams({ state, ...(code === null ? {} : { code }) });
  const sealed = returning.visit === undefined ? begun.visit : returning.visit;
  const ended = await endVisit(deps, actor, 'google', { query, visit: sealed, browser: null });
  if (ended === null) throw new Error('no such provider');
  return ended;
}

const link = (actor = ada, more: Partial<CreateOAuthLinkInput> = {}) =>
  createOAuthLink(deps, actor, {
    provider: 'GOOGLE',
    authorizationCode: 'a code',
    redirectUri: 'https://app.example.com/back',
    codeVerifier: 'v'.repeat(43),
    browser: null,
    ...more,
  });

describe('createOAuthLink', () => {
  test('redeems a code once for an idempotency key, and answers with the link', async () => {
    const first = await link(ada, { idempotencyKey: 'once', mfaCode: null });
    expect(await link(ada, { idempotencyKey: 'once', password: 'not looked at' })).toEqual(first);
    expect(google.redeemed).toHaveLength(1);
    const other = { idempotencyKey: 'once', authorizationCode: 'another code' };
    await expect(link(ada, other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    await deleteOAuthLink(deps, ada, { id: first.id, browser: null });
    await expect(link(ada, { idempotencyKey: 'once' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('links the identity behind the code, and its owner is told', async () => {
    expect(await link()).toMatchObject({
      provider: 'GOOGLE',
      providerUserId: '1081',
      email: EMAIL,
    });
    expect(google.redeemed[0]).toMatchObject({
      redirectUri: 'https://app.example.com/back',
      codeVerifier: 'v'.repeat(43),
    });
    expect((await mailTo(deps, EMAIL)).subject).toBe('A sign-in was linked');
    const { security } = await userAccount(deps, await deps.db.one(userById, ada.userId));
    expect(security.oauthLinks).toHaveLength(1);
  });

  test('an identity is linked to one account', async () => {
    await link();
    const bob = await person(deps, { email: 'bob@example.com' });
    expect((await refusalOf(link(await freshSession(deps, bob.email)))).code).toBe('CONFLICT');
  });

  test.each([
    ['refused', 'BAD_USER_INPUT'],
    ['unavailable', 'PROVIDER_UNAVAILABLE'],
  ] as const)('where the provider is %s the answer is %s', async (kind, code) => {
    google.outcome = { kind, problem: 'no' };
    expect((await refusalOf(link())).code).toBe(code);
  });

  test('needs a proof before the provider is asked', async () => {
    const refused = link(await staleSession(deps));
    expect((await refusalOf(refused)).fields).toEqual(['params.password']);
    expect(google.redeemed).toEqual([]);
  });

  test('the only way left to sign in stays linked', async () => {
    const { id } = await link();
    const forget = statement<never>(
      'test_account_forget_all_passwords',
      'update users set password_hash = null',
    );
    await deps.db.transaction((tx) => tx.run(forget));
    const refused = deleteOAuthLink(deps, ada, { id, browser: null });
    expect((await refusalOf(refused)).code).toBe('INVALID_STATE');
  });

  test('an unlinked identity signs nobody in', async () => {
    const { id } = await link();
    await deleteOAuthLink(deps, ada, { id, browser: null });
    expect(await visit()).toMatchObject({ location: '/sign-in?problem=not-linked' });
  });
});

describe('a visit at a provider', () => {
  test('signs the linked person in and goes on to the page asked for', async () => {
    await link();
    const {
      location,
      signedIn,
      visit: kept,
    } = await visit(anonymous(), { next: '/orders?open=1' });
    expect(location).toBe('/orders?open=1');
    expect(signedIn?.session.user.email).toBe(EMAIL);
    expect(kept).toBeNull();
    const [asked] = google.asked;
    expect(google.redeemed.at(-1)).toMatchObject({
      nonce: asked?.nonce,
      codeVerifier: asked?.codeVerifier,
      redirectUri: 'https://invest.example/auth/providers/google/callback',
    });
  });

  test('opens no account by its address alone', async () => {
    expect(await visit()).toMatchObject({
      location: '/sign-in?problem=not-linked',
      signedIn: null,
    });
    expect(await visit(anonymous(), { mode: 'register' })).toMatchObject({
      location: '/register?problem=address-taken',
      signedIn: null,
    });
  });

  test('asks for the second factor of a person who has one', async () => {
    await link();
    const { secret } = await withTotp(deps, ada);
    const { location, signedIn } = await visit();
    expect(signedIn).toBeNull();
    const query = new URL(location, 'https://invest.example').searchParams;
    expect(query.get('methods')).toBe('TOTP,RECOVERY_CODE');
    const input = { challengeId: query.get('challenge') ?? '', browser: null };
    const code = await nextCode(deps, secret);
    const completed = await completeSignIn(deps, anonymous(), { ...input, code });
    expect(completed.session.user.email).toBe(EMAIL);
  });

  test('opens an account without a password where the address is new and vouched for', async () => {
    const value = { subject: '7', email: 'new@example.com', emailVerified: true };
    google.outcome = { kind: 'ok', value };
    const { signedIn } = await visit(anonymous(), { mode: 'register' });
    const user = signedIn?.session.user;
    expect(user).toMatchObject({ email: 'new@example.com', emailVerified: true, tier: 'FREE' });
    const { security } = await userAccount(deps, await deps.db.one(userById, user?.id ?? ''));
    expect(security.hasPassword).toBe(false);
    expect((await visit()).signedIn?.session.user.id).toBe(user?.id);
  });

  test('opens none where the provider does not vouch for the address', async () => {
    const value = { subject: '7', email: 'new@example.com', emailVerified: false };
    google.outcome = { kind: 'ok', value };
    expect(await visit(anonymous(), { mode: 'register' })).toMatchObject({
      location: '/register?problem=address-unknown',
    });
  });

  test.each(['invited', 'closed'] as const)(
    'no account is opened this way where registration is %s',
    async (policy) => {
      deps = { ...deps, config: { registration: policy } };
      expect(await visit(anonymous(), { mode: 'register' })).toMatchObject({
        location: '/register?problem=by-invitation',
      });
    },
  );

  test('links for the signed-in person, who is stepped up', async () => {
    expect(await visit(ada, { mode: 'link', next: '/security' })).toMatchObject({
      location: '/security',
    });
    expect((await visit()).signedIn?.session.user.email).toBe(EMAIL);
    const stale = await staleSession(deps);
    const begun = beginVisit(deps, stale, 'google', { mode: 'link', next: null });
    expect((await refusalOf(begun)).code).toBe('MFA_REQUIRED');
  });

  test.each([
    ['without its cookie', { visit: null }],
    [
      'with the cookie of another making',
      { visit: 'dev.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    ],
    ['with another state', { state: 'x'.repeat(43) }],
  ])('that comes back %s ends at the sign-in page', async (_, returning) => {
    await link();
    expect(await visit(anonymous(), {}, returning)).toMatchObject({
      location: '/sign-in?problem=lapsed',
      signedIn: null,
    });
  });

  test('lapses after ten minutes', async () => {
    await link();
    const begun = await beginVisit(deps, anonymous(), 'google', { mode: 'sign-in', next: null });
    deps.clock.advance(600_000);
    const query = new URLSearchParams({ state: google.asked[0]?.state ?? '', code: 'a code' });
    const late = { query, visit: begun?.visit ?? null, browser: null };
    expect((await endVisit(deps, anonymous(), 'google', late))?.location).toBe(
      '/sign-in?problem=lapsed',
    );
  });

  test('that the person called off is refused', async () => {
    expect((await visit(anonymous(), {}, { code: null })).location).toBe(
      '/sign-in?problem=refused',
    );
  });

  test.each(['https://evil.test', '//evil.test', '/\\evil.test', '/a\nb', '/'.padEnd(600, 'a')])(
    'never goes on to %j',
    async (next) => {
      await link();
      expect((await visit(anonymous(), { next })).location).toBe('/');
    },
  );

  test('at an unknown provider is none', async () => {
    expect(await beginVisit(deps, ada, 'apple', { mode: 'sign-in', next: null })).toBeNull();
  });
});
