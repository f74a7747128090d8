/** What a health probe is told. */
export interface HealthState {
  readonly status: 200 | 503;
  readonly state: string;
}

export interface Health {
  /** `/healthz`: the process answers. */
  live(): HealthState;
  /** `/readyz`: the database answers in time, and the server is not stopping. */
  ready(): Promise<HealthState>;
  /** From now on not ready: load balancers stop sending. */
  drain(): void;
}

const PING_MS = 2_000;

export function health(db: { ping(): Promise<void> }): Health {
  let isDraining = false;
  let underWay: Promise<void> | null = null;
  // However many probes come while the database is silent, one of them asks it.
  const ping = (): Promise<void> => {
    underWay ??= db.ping().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  return {
    live: () => ({ status: 200, state: 'ok' }),
    async ready() {
      if (isDraining) return { status: 503, state: 'draining' };
      const isReachable = await within(PING_MS, ping());
      return isReachable
        ? { status: 200, state: 'ok' }
        : { status: 503, state: 'database unreachable' };
    },
    drain() {
      isDraining = true;
    },
  };
}

function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    work.then(
      () => resolve(true),
      () => resolve(false),
    );
    work.finally(() => clearTimeout(timer)).catch(() => undefined);
  });
}
