import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../kernel/clock.ts';

/** A small OpenID provider on this machine, which lies where a test tells it to. */
export interface OpenIdServer {
  readonly issuer: string;
  /** Claims that take the place of the right ones; undefined leaves one out. */
  lies: Record<string, unknown>;
  /** Signs with a key that is not in its published set. */
  signsWithOtherKey: boolean;
  /** The answer of the token endpoint, where it is not the usual one. */
  tokenStatus: number;
  /** The path whose answer never ends, and whether it goes on for ever or stops in the middle. */
  endless: { readonly path: string; readonly how: 'floods' | 'stalls' } | null;
  /** Bytes of such answers that were taken. */
  floodedBytes: number;
  /** What the browser would bring back after the person agreed. */
  agree(authorizationUrl: string): URL;
  close(): Promise<void>;
}

export const CLIENT = { clientId: 'platform', clientSecret: 'a-secret-of-this-client' };

interface Grant {
  readonly nonce: string | null;
  readonly challenge: string;
  readonly redirectUri: string;
}

export async function openIdServer(): Promise<OpenIdServer> {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const others = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: OpenIdServer = {
    issuer,
    lies: {},
    signsWithOtherKey: false,
    tokenStatus: 200,
    endless: null,
    floodedBytes: 0,
    agree(authorizationUrl) {
      const { searchParams: query } = new URL(authorizationUrl);
      const code = `code-${grants.size + 1}`;
      const redirectUri = query.get('redirect_uri') ?? '';
      const challenge = query.get('code_challenge') ?? '';
      grants.set(code, { nonce: query.get('nonce'), challenge, redirectUri });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', query.get('state') ?? '');
      return back;
    },
    close: () => closed(server),
  };

  const idToken = (nonce: string | null): string => {
    const now = Math.floor(systemClock.now().getTime() / 1000);
    const claims = {
      iss: issuer,
      sub: 'subject-1',
      aud: CLIENT.clientId,
      iat: now,
      exp: now + 300,
      email: 'Ada@Example.com',
      email_verified: true,
      ...(nonce === null ? {} : { nonce }),
      ...self.lies,
    };
    const head = base64url({ alg: 'ES256', kid: 'k1', typ: 'JWT' });
    const text = `${head}.${base64url(claims)}`;
    const key = self.signsWithOtherKey ? others.privateKey : keys.privateKey;
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', issuer).pathname;
    if (path === self.endless?.path) return answerForEver(self, response);
    if (path === '/.well-known/openid-configuration') return json(response, 200, metadata(issuer));
    if (path === '/jwks') {
      const jwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'ES256' };
      return json(response, 200, { keys: [jwk] });
    }
    if (path !== '/token') return json(response, 404, {});
    const body = new URLSearchParams(await textOf(request));
    const grant = grants.get(body.get('code') ?? '');
    grants.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant !== undefined &&
      grant.redirectUri === body.get('redirect_uri') &&
      grant.challenge === challenge &&
      body.get('client_secret') === CLIENT.clientSecret;
    if (self.tokenStatus !== 200 || !isRight) {
      const status = self.tokenStatus === 200 ? 400 : self.tokenStatus;
      return json(response, status, { error: 'invalid_grant' });
    }
    const access = { access_token: 'at', token_type: 'Bearer', expires_in: 60 };
    return json(response, 200, { ...access, id_token: idToken(grant.nonce) });
  }
  return self;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The beginning of an object of JSON, whose end does not come. */
function answerForEver(self: OpenIdServer, response: ServerResponse): void {
  const chunk = Buffer.alloc(65_536, ' ');
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{');
  const go = (): void => {
    let isTaken = self.endless?.how === 'floods';
    while (isTaken && !response.destroyed) {
      isTaken = response.write(chunk);
      self.floodedBytes += chunk.length;
    }
  };
  response.on('drain', go);
  go();
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  };
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
