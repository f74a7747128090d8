import { DAY_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { mocksForTests } from './mocks.fixture.ts';

const mocks = mocksForTests();
const ME = '{ fetchCurrentUser { id } }';
const TOKEN_SECONDS = 3_600;

/** How many dividends of what the seeded person holds wait for them, of what companies did. */
async function proposals(): Promise<number> {
  const { data } = await mocks.ask(
    '{ netWorthAssetDividends(params: { states: [PENDING] }) { nodes { origin } } }',
  );
  return JSON.stringify(data).split('CORPORATE_ACTION').length - 1;
}

describe('time on the mocks', () => {
  test('stands still until it is moved, and a reset takes it back', async () => {
    const start = mocks.world.now;
    mocks.advance(1_500);
    expect(mocks.world.now.getTime() - start.getTime()).toBe(1_500);
    const { data } = await mocks.ask('{ healthCheck { asOf uptimeSeconds } }');
    expect(data).toEqual({
      healthCheck: { asOf: mocks.world.now.toISOString(), uptimeSeconds: 1 },
    });
    mocks.reset();
    expect(mocks.world.now).toEqual(start);
  });

  test('does not run backwards', () => {
    expect(() => mocks.advance(-1)).toThrow(RangeError);
    expect(() => mocks.advance(Number.NaN)).toThrow(RangeError);
  });

  test('ends a token after an hour', async () => {
    const token = mocks.world.issueToken();
    mocks.advance((TOKEN_SECONDS - 1) * 1_000);
    expect((await mocks.ask(ME, null, { token })).status).toBe(200);
    mocks.advance(1_000);
    const { status, errors } = await mocks.ask(ME, null, { token });
    expect(status).toBe(401);
    expect(errors).toMatchObject([{ message: 'The access token is expired.' }]);
  });

  test('a year passes without taking one, and the world goes on after it', async () => {
    expect(await proposals()).toBe(0);
    mocks.advance(365 * DAY_MS);
    expect(await proposals()).toBeGreaterThan(0);
    expect(mocks.world.now.getUTCFullYear()).toBe(2027);
    const NEWS = '{ searchBar(params: { query: "e", kinds: [NEWS] }) { news { publishedAt } } }';
    const { data, errors } = await mocks.ask(NEWS);
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).toContain('2027-11-2');
    const { errors: wrong } = await mocks.ask('{ netWorthDashboard { totals { netWorth } } }');
    expect(wrong).toEqual([]);
  });
});

describe('tokens on the mocks', () => {
  test('end with their credential, at once', async () => {
    const { credential } = mocks.world.person;
    const token = mocks.world.issueToken({ credential });
    mocks.world.deleteCredential(credential);
    expect((await mocks.ask(ME, null, { token })).errors).toMatchObject([
      { message: 'The access token is unknown.' },
    ]);
  });

  test('end one by one', async () => {
    const [revoked, other] = [mocks.world.issueToken(), mocks.world.issueToken()];
    mocks.world.revokeToken(revoked);
    expect((await mocks.ask(ME, null, { token: revoked })).status).toBe(401);
    expect((await mocks.ask(ME, null, { token: other })).status).toBe(200);
  });

  test('hold what the plan allows at the moment of the request', async () => {
    const { user } = mocks.world.people.plus;
    const token = mocks.world.issueToken({ user });
    const positions = () => mocks.ask('{ getPositions { id } }', null, { token });
    expect((await positions()).errors).toEqual([]);
    user.plan = 'FREE';
    expect((await positions()).errors).toMatchObject([
      { message: 'token missing the required scope portfolio.read for: getPositions' },
    ]);
  });
});
