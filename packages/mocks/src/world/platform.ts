import type { MockClock } from '../kernel/clock.ts';
import { idMaker } from '../kernel/ids.ts';
import { type Random, seededRandom } from '../kernel/random.ts';
import { type Market, mockMarket } from '../market/market.ts';
import { emptyState, type State } from './state.ts';

/** The mocked platform: what is stored, and what its time, chance and market are. */
export interface Platform {
  /** Origin under which clients reach it, without a slash at the end: the OAuth issuer. */
  readonly baseUrl: string;
  readonly seed: string;
  readonly clock: MockClock;
  /** The instant that the clock starts from after each reset. */
  readonly startsAt: Date;
  readonly market: Market;
  /** Replaced whole by a reset. */
  state: State;
  random: Random;
  newId: () => string;
}

export function emptyPlatform(baseUrl: string, seed: string, clock: MockClock): Platform {
  const random = seededRandom(seed);
  return {
    baseUrl,
    seed,
    clock,
    startsAt: clock.now(),
    market: mockMarket(seed, clock),
    state: emptyState(),
    random,
    newId: idMaker(clock, random),
  };
}

/** Forgets everything: afterwards the same calls make the same ids and tokens. */
export function clearPlatform(platform: Platform): void {
  platform.clock.set(platform.startsAt);
  platform.market.clear();
  platform.state = emptyState();
  platform.random = seededRandom(platform.seed);
  platform.newId = idMaker(platform.clock, platform.random);
}
