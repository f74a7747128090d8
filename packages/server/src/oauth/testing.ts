import type { LeafScope } from '@investing-platform/schema';
import type { Database } from '../db/database.ts';
import { namedStatement, statement } from '../db/statement.ts';
import type { Plan, SessionActor } from '../kernel/actor.ts';
import { type ManualClock, manualClock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { systemRandom } from '../kernel/random.ts';
import { type CreatedCredential, createCredential } from './clients/credentials.ts';
import type { OAuthConfig } from './config.ts';
import { decideConsent } from './consent/decide-consent.ts';
import { readConsentRequest } from './consent/read-consent-request.ts';
import type { OAuthDeps } from './deps.ts';
import type { LimitVerdict, SensitiveLimiter } from './rate-limit.ts';
import { type OAuthRoutes, oauthRoutes } from './routes.ts';

export const ISSUER = 'https://api.example.com';
export const REDIRECT_URI = 'https://app.example.com/callback';
/** RFC 7636 appendix B. */
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
export const SENDER = '192.0.2.1';

/** An authorization server over a database, with a clock that stands still and people in it. */
export interface OAuthWorld {
  readonly deps: OAuthDeps;
  readonly clock: ManualClock;
  /** What the log was given. */
  readonly logged: unknown[];
  readonly routes: OAuthRoutes;
  /** A new user's session. */
  user(options?: { plan?: Plan; emailVerified?: boolean }): Promise<SessionActor>;
  confidential(owner: SessionActor): Promise<CreatedForTest>;
  publicClient(owner: SessionActor, ...redirectUris: string[]): Promise<CreatedCredential>;
  /** Sends a request as `SENDER`, with a browser's session where one is given. */
  send(path: string, init?: RequestInit, session?: SessionActor): Promise<Response>;
  /** POSTs a form. */
  post(path: string, form: Fields, headers?: Record<string, string>): Promise<Response>;
  /** GETs /oauth/authorize with valid parameters, changed by `changes`; null leaves one out. */
  authorize(clientId: string, changes?: Fields, session?: SessionActor): Promise<Response>;
  /** A code that the user allowed. */
  code(session: SessionActor, clientId: string, changes?: Fields): Promise<string>;
  /** Redeems a code with valid parameters, changed by `changes`. */
  redeem(clientId: string, code: string, changes?: Fields): Promise<Response>;
  /** A client credentials token. */
  token(credential: CreatedCredential, scope?: string): Promise<string>;
}

/** A confidential credential with the secret that was shown. */
export type CreatedForTest = CreatedCredential & { readonly clientSecret: string };

export type Fields = Readonly<Record<string, string | readonly string[] | null>>;

export function basic(clientId: string, clientSecret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
}

/** Whatever JSON object a response holds. */
export async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json();
  return Object.fromEntries(Object.entries(Object(body)));
}

/** Where a redirect leads. */
export function locationOf(response: Response): URL {
  return new URL(response.headers.get('Location') ?? 'about:blank');
}

function encode(fields: Fields): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of value === null ? [] : [value].flat()) encoded.append(name, item);
  }
  return encoded.toString();
}

const verdict = (remaining: number, total: number): LimitVerdict => ({
  allowed: remaining >= 0,
  headers: {
    'Rate-Limit-Total': String(total),
    'Rate-Limit-Remaining': String(Math.max(0, remaining)),
    'Rate-Limit-Reset': '1',
  },
  retryAfterSeconds: remaining >= 0 ? 0 : 1,
});

/** Buckets that never fill up again, so that tests count units. */
export function countingLimiter(total: number): SensitiveLimiter & { taken(key: string): number } {
  const counts = new Map<string, number>();
  return {
    peek: (kind, key) => verdict(total - 1 - (counts.get(`${kind}:${key}`) ?? 0), total),
    take(kind, key) {
      const count = (counts.get(`${kind}:${key}`) ?? 0) + 1;
      counts.set(`${kind}:${key}`, Math.min(count, total));
      return verdict(total - count, total);
    },
    taken: (key) => counts.get(key) ?? 0,
  };
}

const insertUser = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly email: string;
    readonly plan: Plan;
    readonly verifiedAt: Date | null;
    readonly now: Date;
  }
>(
  'oauth_testing_insert_user',
  `insert into users (id, email, password_hash, name, plan, email_verified_at, terms_accepted_at,
     notified_at, created_at, updated_at)
   values ($id, $email, '-', 'Somebody', $plan, $verifiedAt, $now, $now, $now, $now) returning id`,
);

export interface WorldOptions {
  readonly limiter?: SensitiveLimiter;
  readonly oauth?: Partial<OAuthConfig>;
  readonly clientDocument?: OAuthDeps['clientDocument'];
}

/** Where a test has no document to read. */
export const nobodyAsked: OAuthDeps['clientDocument'] = () =>
  Promise.reject(new Error('nobody is asked'));

/** As the server composes it outside production, with nothing approved but loopback. */
export function oauthConfig(changes: Partial<OAuthConfig> = {}): OAuthConfig {
  return {
    issuer: ISSUER,
    approvesLoopback: true,
    approvedRedirectDomains: [],
    assistantHosts: [],
    resourcePaths: ['/graphql'],
    advertisesIss: true,
    accessTokenLifetimeSeconds: 3_600,
    ...changes,
  };
}

export function oauthWorld(db: Database, options: WorldOptions = {}): OAuthWorld {
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'));
  const logged: unknown[] = [];
  const deps: OAuthDeps = {
    oauth: oauthConfig({ approvedRedirectDomains: ['app.example.com'], ...options.oauth }),
    clock,
    random: systemRandom,
    log: {
      error: (entry: unknown) => logged.push(entry),
      warn: (entry: unknown) => logged.push(entry),
    },
    db,
    limiter: options.limiter ?? countingLimiter(Number.MAX_SAFE_INTEGER),
    clientDocument: options.clientDocument ?? nobodyAsked,
  };
  const routes = oauthRoutes(deps);
  return { deps, clock, logged, routes, ...people(deps), ...requests(deps, routes) };
}

function people(deps: OAuthDeps): Pick<OAuthWorld, 'user' | 'confidential' | 'publicClient'> {
  return {
    async user({ plan = 'PLUS', emailVerified = true } = {}) {
      const userId = newId(deps.clock, deps.random);
      const now = deps.clock.now();
      const verifiedAt = emailVerified ? now : null;
      await deps.db.one(insertUser, {
        id: userId,
        email: `${userId}@example.com`,
        plan,
        verifiedAt,
        now,
      });
      return sessionOf(userId, plan);
    },
    async confidential(owner) {
      const input = { label: 'Script', isPublic: false, redirectUris: [] };
      const created = await createCredential(deps, owner, input);
      return { ...created, clientSecret: String(created.clientSecret) };
    },
    publicClient: (owner, ...redirectUris) =>
      createCredential(deps, owner, {
        label: 'App',
        isPublic: true,
        redirectUris: redirectUris.length > 0 ? redirectUris : [REDIRECT_URI],
      }),
  };
}

function sessionOf(userId: string, plan: Plan): SessionActor {
  return {
    kind: 'session',
    ip: SENDER,
    userId,
    plan,
    scopes: new Set<LeafScope>(),
    sessionId: userId,
    steppedUpAt: null,
    expiresAt: new Date('2030-01-01T00:00:00Z'),
  };
}

type Requests = Pick<OAuthWorld, 'send' | 'post' | 'authorize' | 'code' | 'redeem' | 'token'>;

function requests(deps: OAuthDeps, routes: OAuthRoutes): Requests {
  const send: Requests['send'] = async (path, init, session) => {
    const request = new Request(deps.oauth.issuer + path, init);
    const response = await routes.handle(request, SENDER, session ?? null);
    if (response === null) throw new Error(`${path} is not an OAuth path`);
    return response;
  };
  const post: Requests['post'] = (path, form, headers = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: encode(form),
    });
  const authorize: Requests['authorize'] = (clientId, changes = {}, session) =>
    send(`/oauth/authorize?${encode({ ...authorizeFields(clientId), ...changes })}`, {}, session);
  return {
    send,
    post,
    authorize,
    async code(session, clientId, changes = {}) {
      const page = locationOf(await authorize(clientId, changes));
      const redirectUri = await allow(deps, session, page.searchParams.get('request') ?? '');
      return new URL(redirectUri).searchParams.get('code') ?? '';
    },
    redeem: (clientId, code, changes = {}) =>
      post('/oauth/token', { ...redeemFields(clientId, code), ...changes }),
    async token(credential, scope) {
      const { clientId } = credential.credential;
      const form = { grant_type: 'client_credentials', scope: scope ?? null };
      const authorization = basic(clientId, credential.clientSecret ?? '');
      const response = await post('/oauth/token', form, { Authorization: authorization });
      return String((await bodyOf(response)).access_token);
    },
  };
}

/** Allows what the person is shown, and says where the browser goes. */
export async function allow(
  deps: OAuthDeps,
  session: SessionActor,
  requestId: string,
): Promise<string> {
  const { grantedScopes: shownScopes } = await readConsentRequest(deps, session, requestId);
  const input = { requestId, decision: 'ALLOW' as const, shownScopes };
  return (await decideConsent(deps, session, input)).redirectUri;
}

function authorizeFields(clientId: string): Fields {
  return {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    scope: 'identity',
    state: 'a state',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  };
}

function redeemFields(clientId: string, code: string): Fields {
  return {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT_URI,
    client_id: clientId,
    code_verifier: VERIFIER,
  };
}

type CountedTable =
  | 'access_tokens'
  | 'api_credentials'
  | 'authorization_codes'
  | 'authorization_requests';
const countOf = (table: CountedTable) =>
  statement<{ count: number }>(
    `oauth_testing_count_${table}`,
    `select count(*)::int as count from ${table}`,
  );
const counts = {
  access_tokens: countOf('access_tokens'),
  api_credentials: countOf('api_credentials'),
  authorization_codes: countOf('authorization_codes'),
  authorization_requests: countOf('authorization_requests'),
};

/** How many rows there are. */
export async function rowCount(db: Database, table: keyof typeof counts): Promise<number> {
  return (await db.one(counts[table])).count;
}
