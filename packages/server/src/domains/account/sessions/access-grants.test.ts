import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionActor } from '../../../kernel/actor.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { OAuthConfig } from '../../../oauth/config.ts';
import { oauthRoutes, readConsentRequest } from '../../../oauth/index.ts';
import { countingLimiter, nobodyAsked, oauthConfig } from '../../../oauth/testing.ts';
import { accountWorld, GOOD_PASSWORD, outbox, type TestDeps } from '../testing/account.fixture.ts';
import {
  eventKinds,
  freshSession,
  nextCode,
  person,
  refusalOf,
  STEP_UP_MS,
  withTotp,
} from '../testing/people.fixture.ts';
import { answerConsent, createApiCredential } from './access-grants.ts';

const APP = 'https://app.example.com/callback';
const LOOPBACK = 'http://127.0.0.1:7777/callback';
const SHEET = { label: 'Sheet', isPublic: false, redirectUris: [], browser: null };

let deps: TestDeps & { readonly oauth: OAuthConfig };
let ada: SessionActor;
let clientId: string;

beforeEach(async () => {
  const world = await accountWorld();
  deps = { ...world, oauth: oauthConfig(world.oauth) };
  await person(deps, { plan: 'PLUS' });
  ada = await freshSession(deps);
  const redirectUris = [APP, LOOPBACK];
  const app = await createApiCredential(deps, ada, { ...SHEET, isPublic: true, redirectUris });
  ({ clientId } = app.credential);
});

/** The id of a request that waits for the person's answer; null where none is asked. */
async function asked(scope: string, redirectUri = APP): Promise<string | null> {
  const routes = oauthRoutes({
    ...deps,
    limiter: countingLimiter(1_000),
    clientDocument: nobodyAsked,
  });
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    code_challenge: sha256('v'.repeat(43)).toString('base64url'),
    code_challenge_method: 'S256',
  });
  const address = `${deps.oauth.issuer}/oauth/authorize?${query}`;
  const answer = await routes.handle(new Request(address), ada.ip, null);
  return new URL(answer?.headers.get('location') ?? '').searchParams.get('request');
}

async function answered(requestId: string | null, answer: 'ALLOW' | 'DECLINE', proof = {}) {
  const id = requestId ?? '';
  // Whatever the page shows, which is nothing for a request that does not exist.
  const shown = await readConsentRequest(deps, ada, id).catch(() => null);
  const shownScopes = shown?.grantedScopes ?? [];
  const input = { requestId: id, decision: answer, shownScopes, browser: null, ...proof };
  return (await answerConsent(deps, ada, input)).redirectUri;
}

const goStale = () => deps.clock.advance(STEP_UP_MS);

describe('an API credential', () => {
  test('is made without a further question within five minutes of signing in', async () => {
    expect((await createApiCredential(deps, ada, SHEET)).credential.label).toBe('Sheet');
  });

  test('asks whoever found a browser open for the password', async () => {
    goStale();
    const refused = createApiCredential(deps, ada, SHEET);
    expect(await refusalOf(refused)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.password'],
    });
    const wrong = createApiCredential(deps, ada, { ...SHEET, password: 'a guess' });
    expect((await refusalOf(wrong)).fields).toEqual(['params.password']);
    await createApiCredential(deps, ada, { ...SHEET, password: GOOD_PASSWORD });
  });

  test('asks for the second factor where the person has one', async () => {
    const { secret } = await withTotp(deps, ada);
    goStale();
    const password = createApiCredential(deps, ada, { ...SHEET, password: GOOD_PASSWORD });
    expect((await refusalOf(password)).code).toBe('MFA_REQUIRED');
    await createApiCredential(deps, ada, { ...SHEET, mfaCode: await nextCode(deps, secret) });
  });

  test('tells what is wrong with it before it asks for a proof', async () => {
    goStale();
    const refused = createApiCredential(deps, ada, { ...SHEET, label: ' ', redirectUris: [APP] });
    expect((await refusalOf(refused)).fields).toEqual(['params.label', 'params.redirectUris']);
  });
});

describe('an app', () => {
  test('is allowed the first time with a fresh proof alone, and is declined without one', async () => {
    goStale();
    const request = await asked('identity');
    expect((await refusalOf(answered(request, 'ALLOW'))).fields).toEqual(['params.password']);
    const proof = { password: GOOD_PASSWORD };
    expect(await answered(request, 'ALLOW', proof)).toContain(`${APP}?code=`);
    expect(await answered(await asked('trade'), 'DECLINE')).toContain('error=access_denied');
  });

  test('asks for no proof again for what is remembered, and for one where it wants more', async () => {
    await answered(await asked('identity portfolio'), 'ALLOW');
    goStale();
    expect(await answered(await asked('portfolio.read'), 'ALLOW')).toContain('code=');
    const wider = answered(await asked('portfolio trade'), 'ALLOW');
    expect((await refusalOf(wider)).fields).toEqual(['params.password']);
  });

  test('on a loopback address is never remembered: anything there can answer', async () => {
    await answered(await asked('identity', LOOPBACK), 'ALLOW');
    goStale();
    const again = answered(await asked('identity', LOOPBACK), 'ALLOW');
    expect((await refusalOf(again)).fields).toEqual(['params.password']);
  });

  test('is told of by mail when it is new or wants more, and not again', async () => {
    const mails = async () => {
      const allowed = (await outbox(deps)).filter(({ subject }) => subject.includes('app was'));
      return allowed.map(({ text }) => /"(.*)"/.exec(text)?.[1]);
    };
    await answered(await asked('identity'), 'ALLOW');
    await answered(await asked('identity'), 'ALLOW');
    expect(await mails()).toEqual(['Sheet (app.example.com)']);
    await answered(await asked('trade'), 'ALLOW');
    expect(await mails()).toHaveLength(2);
    await answered(await asked('trade'), 'DECLINE');
    expect(await mails()).toHaveLength(2);
    expect(await eventKinds(deps)).toEqual([
      ...['SIGNED_IN', 'CREDENTIAL_CREATED', 'APP_ALLOWED', 'APP_ALLOWED', 'APP_ALLOWED'],
    ]);
  });

  test('of which nothing is known is not found, whoever asks', async () => {
    goStale();
    expect((await refusalOf(answered('x'.repeat(40), 'ALLOW'))).code).toBe('NOT_FOUND');
  });
});
