import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import type { CreatedCredential } from './clients/credentials.ts';
import {
  basic,
  bodyOf,
  countingLimiter,
  type OAuthWorld,
  oauthWorld,
  rowCount,
  SENDER,
} from './testing.ts';

const TOTAL = 5;
let db: Database;
let limiter: ReturnType<typeof countingLimiter>;
let world: OAuthWorld;
let script: CreatedCredential & { clientSecret: string };
let ownerId: string;

beforeEach(async () => {
  db = await testDatabase();
  limiter = countingLimiter(TOTAL);
  world = oauthWorld(db, { limiter });
  const owner = await world.user();
  ownerId = owner.userId;
  script = await world.confidential(owner);
});

const form = { grant_type: 'client_credentials' };
const good = () =>
  world.post('/oauth/token', form, {
    Authorization: basic(script.credential.clientId, script.clientSecret),
  });
const bad = () =>
  world.post('/oauth/token', form, {
    Authorization: basic(script.credential.clientId, 'a guess'),
  });

async function statusesOf(send: () => Promise<Response>, times: number): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: times }, send));
  return responses.map(({ status }) => status).sort();
}

describe('at the token endpoint', () => {
  test('an owner’s sixth token within a second is refused, and not issued', async () => {
    expect(await statusesOf(good, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await rowCount(db, 'access_tokens')).toBe(TOTAL);
  });

  test('successes do not count against the address, which spreadsheets share', async () => {
    await statusesOf(good, 6);
    expect(limiter.taken(`ip:${SENDER}`)).toBe(0);
    const neighbour = await world.confidential(await world.user());
    expect(await world.token(neighbour)).toMatch(/^ip_at_/);
  });

  test('the sixth failure within a second is refused', async () => {
    expect(await statusesOf(bad, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(await statusesOf(bad, 1)).toEqual([429]);
  });

  test('of twenty simultaneous guesses five are answered', async () => {
    const statuses = await statusesOf(bad, 20);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('failures do not count against the client that they name', async () => {
    await statusesOf(bad, 20);
    expect(limiter.taken(`owner:${ownerId}`)).toBe(0);
    const elsewhere = await world.routes.handle(
      new Request('https://api.example.com/oauth/token', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Authorization: basic(script.credential.clientId, script.clientSecret),
        },
        body: 'grant_type=client_credentials',
      }),
      '198.51.100.7',
      null,
    );
    expect(elsewhere?.status).toBe(200);
  });

  test('an address without a unit left is refused before its body is read', async () => {
    await statusesOf(bad, 5);
    let pulled = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body, duplex: 'half' as const };
    expect((await world.send('/oauth/token', init)).status).toBe(429);
    expect(pulled).toBe(false);
  });

  test('a refused redemption leaves the code as it was', async () => {
    const user = await world.user();
    const app = await world.publicClient(user);
    const { clientId } = app.credential;
    const code = await world.code(user, clientId);
    for (let unit = 0; unit < TOTAL; unit += 1) await limiter.take('owner', user.userId);
    expect((await world.redeem(clientId, code)).status).toBe(429);
    const later = oauthWorld(db);
    expect((await later.redeem(clientId, code)).status).toBe(200);
  });
});

describe('every response of the token endpoint', () => {
  const counters = (response: Response) =>
    ['Rate-Limit-Total', 'Rate-Limit-Remaining', 'Rate-Limit-Reset'].map((name) =>
      response.headers.get(name),
    );

  test('a success carries the owner’s counters', async () => {
    expect(counters(await good())).toEqual(['5', '4', '1']);
  });

  test('a failure carries the address’s counters', async () => {
    expect(counters(await bad())).toEqual(['5', '4', '1']);
  });

  test('a refusal says when to come back, as JSON', async () => {
    await statusesOf(bad, 5);
    const response = await bad();
    expect(counters(response)).toEqual(['5', '0', '1']);
    expect(response.headers.get('Retry-After')).toBe('1');
    expect(response.headers.get('WWW-Authenticate')).toBeNull();
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await bodyOf(response)).error).toBe('temporarily_unavailable');
  });

  test('a server error carries them as well', async () => {
    const broken = oauthWorld(
      { ...db, maybe: () => Promise.reject(new Error('down')) },
      { limiter },
    );
    const response = await broken.post('/oauth/token', form, {
      Authorization: basic(script.credential.clientId, script.clientSecret),
    });
    expect(response.status).toBe(500);
    expect(counters(response)).toEqual(['5', '4', '1']);
    expect(limiter.taken(`ip:${SENDER}`)).toBe(0);
  });
});
