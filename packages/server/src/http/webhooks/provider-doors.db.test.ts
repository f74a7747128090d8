import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import { describe, expect, onTestFinished, test } from 'vitest';
import { simulatedSignature } from '../../adapters/embedded/card-processor/simulated-event.ts';
import { cardsOf } from '../../domains/funding/cards.fixture.ts';
import {
  banked,
  type FundingWorld,
  fundingWorld,
  WEBHOOK_SECRET,
} from '../../domains/funding/funding.fixture.ts';
import { getIdvToken } from '../../domains/kyc/idv/get-idv-token.ts';
import { fillIn, kycWorld, newcomer } from '../../domains/kyc/kyc.fixture.ts';
import type { IdentityCheck } from '../../ports/identity-check.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { rateLimits } from '../rate-limit/rate-limits.ts';
import { serveCards } from './card-door.ts';
import { serveIdentity } from './identity-door.ts';

type Door = (request: IncomingMessage, response: ServerResponse) => Promise<number>;

/** What a provider is answered that posts to a door. */
async function opened(door: Door) {
  const server = createServer((request, response) => {
    door(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string>, body: string | null) => {
    const method = body === null ? 'GET' : 'POST';
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body });
    expect(await answer.text()).toBe('');
    return answer.status;
  };
}

const shared = (clock: FundingWorld['clock']) => ({
  limits: rateLimits(clock, { generalRatePerSecond: 100, sensitiveRatePerSecond: 100 }),
  clientIp: () => '203.0.113.7',
});

describe('the door of card processors', () => {
  let world: FundingWorld;

  onDatabase(async (db) => {
    world = await fundingWorld({ db });
  });

  test('answers so that what is not signed goes nowhere, and what comes too early comes again', async () => {
    const { deps, clock } = world;
    const post = await opened((...exchange) => serveCards({ deps, ...shared(clock) }, ...exchange));
    const path = '/webhooks/cards/simulated';
    const hers = cardsOf(world, await banked(world));
    await hers.save('pm_sim_visa_0259');
    const { id } = await hers.charge('40');
    const said = (about: string) =>
      JSON.stringify({ eventId: `e${about}`, about: { kind: 'charge', id: about } });
    const signed = (body: string) => ({
      'simulated-signature': simulatedSignature(WEBHOOK_SECRET, clock.now(), body),
    });
    const [known, early] = [said(id), said('01900000-0000-7000-8000-000000000009')];
    expect(await post(path, {}, known)).toBe(400);
    expect(await post(path, signed(`${known} `), known)).toBe(400);
    expect(await post('/webhooks/cards/stripe', signed(known), known)).toBe(400);
    expect(await post(path, signed(known), null)).toBe(405);
    expect(await post(path, signed(early), early)).toBe(409);
    await hers.work();
    expect(await hers.books()).toEqual({ 'cash USD': '1040' });
    clock.advance(MINUTE_MS);
    // Twice at once, as it is sent again before it was answered.
    const twice = [post(path, signed(known), known), post(path, signed(known), known)];
    expect(await Promise.all(twice)).toEqual([204, 204]);
    await hers.work();
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
  });
});

describe('the door of identity providers', () => {
  test('answers so that what is not signed goes nowhere, and what comes too early comes again', async () => {
    const { deps, clock } = world;
    const post = await opened((...exchange) =>
      serveIdentity({ deps, ...shared(clock) }, ...exchange),
    );
    const path = '/webhooks/identity/outside';
    const event = (ref: string) => JSON.stringify({ eventId: `of ${ref}`, ref });
    const genuine = { signature: 'genuine' };
    expect(await post(path, {}, event('inq_1'))).toBe(400);
    expect(await post('/webhooks/identity/persona', genuine, event('inq_1'))).toBe(400);
    expect(await post(path, genuine, null)).toBe(405);
    expect(await post(path, genuine, event('inq_1'))).toBe(409);
    const mia = await newcomer(world);
    await fillIn(world, mia);
    await getIdvToken(deps, mia.actor, {});
    expect(await post(path, genuine, event('inq_1'))).toBe(204);
    expect(await post(path, genuine, event('inq_1'))).toBe(204);
  });

  let world: Awaited<ReturnType<typeof kycWorld>>;

  onDatabase(async (db) => {
    world = await kycWorld(db, () => provider);
  });

  const access = { token: 'token', url: null, expiresAt: new Date('2026-11-20T03:00:00Z') };
  const provider: IdentityCheck = {
    name: 'outside',
    open: async () => ({ ref: 'inq_1', ...access }),
    resume: async () => access,
    read: () => Promise.reject(new Error('nobody asks here')),
    verify: (body, { signature }) => (signature === 'genuine' ? JSON.parse(body) : null),
    erase: async () => undefined,
  };
});
