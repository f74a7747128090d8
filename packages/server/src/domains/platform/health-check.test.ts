import { describe, expect, test } from 'vitest';
import { embeddedMarketData } from '../../adapters/embedded/market-data/index.ts';
import { manualClock } from '../../kernel/clock.ts';
import { healthCheck } from './health-check.ts';

const NOW = new Date('2026-11-20T16:20:31.900Z');

function deps() {
  const clock = manualClock(NOW);
  return {
    clock,
    marketData: embeddedMarketData({ clock, seed: 'test' }),
    db: { ping: async () => undefined },
    version: '1.2.3',
    startedAt: new Date('2026-11-20T16:19:31.000Z'),
    simulatedParties: ['BANK'] as const,
  };
}

const never = () => new Promise<never>(() => undefined);
const failing = () => Promise.reject(new Error('connection refused at 10.0.0.7'));

describe('healthCheck', () => {
  test('is OK where every check is', async () => {
    expect(await healthCheck(deps())).toEqual({
      status: 'OK',
      version: '1.2.3',
      asOf: NOW,
      uptimeSeconds: 60,
      checks: [
        { name: 'database', status: 'OK', latencyMs: 0 },
        { name: 'marketData', status: 'OK', latencyMs: 0 },
      ],
      simulatedParties: ['BANK'],
    });
  });

  test('is DEGRADED where one check fails, without telling why', async () => {
    const health = await healthCheck({ ...deps(), db: { ping: failing } });
    expect(health.status).toBe('DEGRADED');
    expect(health.checks.map(({ status }) => status)).toEqual(['DEGRADED', 'OK']);
    expect(JSON.stringify(health)).not.toContain('refused');
  });

  test('is DEGRADED where prices are stale', async () => {
    const world = deps();
    world.clock.set(new Date('2031-06-01T12:00:00Z'));
    const health = await healthCheck(world);
    expect(health.checks[1]).toMatchObject({ name: 'marketData', status: 'DEGRADED' });
  });

  test('waits for a check that hangs no longer than its deadline', async () => {
    const world = { ...deps(), db: { ping: never } };
    const deadlines: number[] = [];
    const health = await healthCheck(world, async (milliseconds) => {
      deadlines.push(milliseconds);
      // The other check gets its turns first.
      await new Promise((resolve) => setImmediate(resolve));
    });
    expect(deadlines).toEqual([2_000, 2_000]);
    expect(health.checks.map(({ status }) => status)).toEqual(['DEGRADED', 'OK']);
  });

  test('measures how long a check takes', async () => {
    const world = deps();
    const ping = async () => world.clock.advance(12);
    const { checks } = await healthCheck({ ...world, db: { ping } });
    expect(checks[0]).toEqual({ name: 'database', status: 'OK', latencyMs: 12 });
  });

  test('calls its deadlines off when the checks are over', async () => {
    const signals: AbortSignal[] = [];
    await healthCheck(deps(), (_milliseconds, signal) => {
      signals.push(signal);
      return never();
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});
