import type { Looked } from '@investing-platform/rules/assistant/conversation';
import type { AppRule } from '../approvals/approval.ts';
import type { MockClock } from '../kernel/clock.ts';
import { idMaker } from '../kernel/ids.ts';
import { type Random, seededRandom } from '../kernel/random.ts';
import { type Market, mockMarket } from '../market/market.ts';
import type { User } from './entities.ts';
import { emptyState, type State } from './state.ts';

/** Looks something up by the right of somebody with these scopes. */
export type LookUp = (user: User, scopes: ReadonlySet<string>, call: LookUpCall) => Found;
type LookUpCall = Pick<Looked, 'name' | 'arguments'>;
type Found = Pick<Looked, 'success' | 'data'>;

/** The mocked platform: what is stored, and what its time, chance and market are. */
export interface Platform {
  /** Origin under which clients reach it, without a slash at the end: the OAuth issuer. */
  readonly baseUrl: string;
  readonly seed: string;
  /** Whether people are asked about apps of which they have said nothing. */
  readonly approval: AppRule['approval'];
  readonly clock: MockClock;
  /** The instant that the clock starts from after each reset. */
  readonly startsAt: Date;
  readonly market: Market;
  /** What somebody may look up, as the assistant does; nothing before it is joined to the rest. */
  lookUp: LookUp;
  /** Replaced whole by a reset. */
  state: State;
  random: Random;
  newId: () => string;
}

export function emptyPlatform(
  baseUrl: string,
  seed: string,
  clock: MockClock,
  approval: AppRule['approval'] = 'NONE',
): Platform {
  const random = seededRandom(seed);
  return {
    baseUrl,
    seed,
    approval,
    clock,
    startsAt: clock.now(),
    market: mockMarket(seed, clock),
    lookUp: () => ({ success: false, data: 'Nothing can be looked up here' }),
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
