import { defaultLimits } from '@investing-platform/engine';
import { catalog } from '@investing-platform/schema';
import { realmOf } from './contract/open-realm.ts';
import { handlersOf, type MockHandler } from './handlers.ts';
import { mockClock } from './kernel/clock.ts';
import { passTime } from './progress/pass-time.ts';
import { type MockScenarios, mockScenarios } from './scenarios.ts';
import { lookUpIn } from './service/look-up.ts';
import type { OperationName } from './service/operations.ts';
import { createOverrides, type Override } from './service/overrides.ts';
import { endScenarios, noScenarios } from './service/scenario-state.ts';
import type { Service } from './service/service.ts';
import { workOrders } from './trading/work-orders.ts';
import { socketDoor } from './websocket/socket-door.ts';
import { emptyPlatform } from './world/platform.ts';
import { createWorld, type World, type WorldControl } from './world.ts';

export interface MocksOptions {
  /** The address that the application under test uses for the API, without `/graphql`. */
  readonly baseUrl: string;
  /** The same seed gives the same people, ids, tokens and prices. Default: `mocks`. */
  readonly seed?: string;
  /**
   * The moment at which the mocked world starts, after each reset too. It stands still until
   * `advance` moves it. Default: Friday 20 November 2026, 15:30 UTC, when New York trades.
   */
  readonly now?: Date;
  /** Adds to the seeded world, after each reset again. */
  readonly populate?: (world: World) => void;
  /**
   * Whether the people of the world are asked before apps change anything, as they may wish of
   * each: `world.setRule` says it of one app. Default: `NONE`.
   */
  readonly approval?: 'NONE' | 'ON_PAGE';
  /** Whether `__schema` is answered, as outside of production. Default: true. */
  readonly introspection?: boolean;
}

/** A mocked Investing Platform API. */
export interface Mocks {
  /** For MSW: `setupServer(...handlers)` or `setupWorker(...handlers)`. */
  readonly handlers: readonly MockHandler[];
  readonly world: World;
  readonly scenarios: MockScenarios;
  /**
   * What went wrong inside overrides or the mocks, which clients see as `INTERNAL`, and operations
   * that nobody handles: for tests to look at. The last 100.
   */
  readonly faults: readonly unknown[];
  /** Adds to `faults`. */
  reportFault(fault: unknown): void;
  /** Back to the start: world, clock, overrides and scenarios. Ids and tokens come again. */
  reset(): void;
  /** Moves the clock: tokens age, the market trades, live prices tick. Whole milliseconds. */
  advance(milliseconds: number): void;
  /**
   * Answers an operation in the place of the mocked platform until the next reset.
   *
   * @returns takes the override away again
   * @throws {TypeError} where the contract has no such operation
   */
  override<Name extends OperationName>(operationName: Name, answer: Override<Name>): () => void;
}

const START = '2026-11-20T15:30:00.000Z';
const MAX_FAULTS = 100;

/** Makes a mocked API, with a world of its own. */
export function createMocks(options: MocksOptions): Mocks {
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const clock = mockClock(options.now ?? new Date(START));
  const platform = emptyPlatform(baseUrl, options.seed ?? 'mocks', clock, options.approval);
  platform.lookUp = lookUpIn(platform);
  const faults: unknown[] = [];
  let requests = 0;
  const service: Service = {
    platform,
    overrides: createOverrides(),
    scenarios: noScenarios(),
    limits: defaultLimits,
    introspection: options.introspection ?? true,
    nextRequestId() {
      requests += 1;
      return `mock-${requests.toString(36)}`;
    },
    consent: () => control.consent(),
    reportFault(fault) {
      faults.push(fault);
      if (faults.length > MAX_FAULTS) faults.shift();
    },
  };
  const door = socketDoor(service);
  const control: WorldControl = createWorld(platform, options.populate ?? (() => undefined), () =>
    door.recheck(),
  );
  clock.onTick(() => {
    workOrders(platform);
    for (const user of platform.state.users.values()) {
      if (platform.state.rows.has(user.id)) passTime(realmOf(platform, user));
    }
    door.recheck();
  });
  return {
    handlers: handlersOf(service, door),
    world: control.world,
    scenarios: mockScenarios(service, door),
    faults,
    reportFault: service.reportFault,
    reset() {
      service.overrides.clear();
      endScenarios(service.scenarios);
      faults.length = 0;
      requests = 0;
      control.reset();
    },
    advance: (milliseconds) => clock.advance(milliseconds),
    override(name, answer) {
      requireOperation(name);
      return service.overrides.set(name, answer);
    },
  };
}

function requireOperation(name: string): void {
  if (!Object.hasOwn(catalog, name)) {
    throw new TypeError(`The contract has no operation ${name}`);
  }
}
