import { instruments } from '@investing-platform/schema/instruments';
import type { HealthState, SimulatedParty } from '@investing-platform/schema/operations';
import type { Deps } from '../../deps.ts';
import type { Clock } from '../../kernel/clock.ts';
import { invariant } from '../../kernel/invariant.ts';

export interface HealthCheckItem {
  readonly name: string;
  readonly status: HealthState;
  /** Whole milliseconds. */
  readonly latencyMs: number;
}

export interface HealthStatus {
  readonly status: HealthState;
  readonly version: string;
  readonly asOf: Date;
  readonly uptimeSeconds: number;
  readonly checks: HealthCheckItem[];
  readonly simulatedParties: SimulatedParty[];
}

type KnownFromStart = 'clock' | 'marketData' | 'version' | 'startedAt' | 'simulatedParties';

export type HealthDeps = Pick<Deps, KnownFromStart> & {
  readonly db: Pick<Deps['db'], 'ping'>;
};

/** Resolves after so many milliseconds; the signal calls it off. */
export type Deadline = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const DEADLINE_MS = 2_000;

const systemDeadline: Deadline = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/**
 * The health of the platform: every check at once, each at most two seconds long. It never fails;
 * what does not work is `DEGRADED`. Why is for the logs, since anybody may ask.
 */
export async function healthCheck(
  deps: HealthDeps,
  deadline: Deadline = systemDeadline,
): Promise<HealthStatus> {
  const checks = await Promise.all([
    check(deps.clock, deadline, 'database', () => deps.db.ping()),
    check(deps.clock, deadline, 'marketData', () => askForPrice(deps)),
  ]);
  const asOf = deps.clock.now();
  return {
    status: checks.every(({ status }) => status === 'OK') ? 'OK' : 'DEGRADED',
    version: deps.version,
    asOf,
    uptimeSeconds: wholeSeconds(asOf.getTime() - deps.startedAt.getTime()),
    checks,
    simulatedParties: [...deps.simulatedParties],
  };
}

/** One asset stands for all. */
async function askForPrice({ marketData }: Pick<Deps, 'marketData'>): Promise<void> {
  const [asset] = instruments;
  invariant(asset !== undefined, 'the catalogue holds an asset');
  const quotes = await marketData.quotes([asset.id]);
  if (quotes.get(asset.id)?.stale !== false) throw new Error(`no present price of ${asset.id}`);
}

async function check(
  clock: Clock,
  deadline: Deadline,
  name: string,
  ask: () => Promise<unknown>,
): Promise<HealthCheckItem> {
  const startedAt = clock.now().getTime();
  const answered = new AbortController();
  const status = await Promise.race([
    ask().then(
      (): HealthState => 'OK',
      (): HealthState => 'DEGRADED',
    ),
    deadline(DEADLINE_MS, answered.signal).then((): HealthState => 'DEGRADED'),
  ]);
  answered.abort();
  return { name, status, latencyMs: Math.max(0, clock.now().getTime() - startedAt) };
}

function wholeSeconds(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds / 1000));
}
