import { promisify } from 'node:util';
import { HOUR_MS } from '@investing-platform/schema/durations';
import { expect } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { runOnce } from '../../domains/trading/matching/matcher.ts';
import { IS_OPEN } from '../../domains/trading/orders/orders.sql.ts';
import { AAPL } from '../../domains/trading/trading.fixture.ts';
import { PlatformError } from '../../kernel/errors.ts';
import type { Broker, VenueAnswer } from '../../ports/broker.ts';
import { isOfCoupons, operate } from './coupons.fixture.ts';
import { happen } from './happenings.fixture.ts';
import type { Life, Platform } from './lives.fixture.ts';
import { isOfCards } from './requests/card-requests.fixture.ts';
import { isOfCoins } from './requests/coin-requests.fixture.ts';
import { type Keyed, send } from './requests/requests.fixture.ts';
import { openSeats, type SeatWithDiary } from './seats.fixture.ts';
import type { Chore, Request, Step } from './steps.fixture.ts';

const turn = promisify(setImmediate);
const TURNS_OF_WORK = 4;
const SECOND = 1_000;
const ROUNDS_TO_THE_END = 4;

/** What can be edited or cancelled; a strategy's orders cannot be edited. */
const openOrdersOf = statement<{ readonly id: string }, [accountId: string]>(
  'test_model_open_orders_of',
  `select id from orders where broker_account_id = $1 and active_strategy_id is null and ${IS_OPEN}
   order by id limit 100`,
);

const lotsOf = statement<
  { readonly id: string; readonly free: string },
  [accountId: string, assetId: string]
>(
  'test_model_lots_of',
  `select id, quantity - quantity_held as free from position_lots
   where book_id = $1 and asset_id = $2 and quantity > quantity_held
   order by acquired_at, id limit 20`,
);

const closureOf = statement<{ readonly isClosed: boolean }, [userId: string]>(
  'test_model_closure_of',
  'select closed_at is not null as "isClosed" from users where id = $1',
);

/** The people and the platform, who carry out steps. */
export interface Player {
  readonly seats: readonly SeatWithDiary[];
  /** @returns whether the platform had anything to do with it */
  carryOut(step: Step): Promise<boolean>;
  /** Calls get through again, and what was under way comes to its end. */
  comeToTheEnd(): Promise<void>;
}

export async function startPlayer(platform: Platform): Promise<Player> {
  const seats = await openSeats(platform);
  return {
    seats,
    carryOut: (step) => carryOut({ platform, seats }, step),
    async comeToTheEnd() {
      platform.wire.line = 'FINE';
      for (let count = 0; count < ROUNDS_TO_THE_END; count += 1) {
        platform.world.clock.advance(HOUR_MS);
        await platform.life.jobs();
      }
    },
  };
}

interface Play {
  readonly platform: Platform;
  readonly seats: readonly SeatWithDiary[];
}

/** A request to an account, ready to be sent and to be sent again. */
interface Ready {
  readonly seat: SeatWithDiary;
  readonly request: Keyed;
}

async function carryOut(play: Play, next: Step): Promise<boolean> {
  const { life } = play.platform;
  switch (next.kind) {
    case 'together':
      await Promise.all((await startAll(play, next.all)).running);
      return true;
    case 'crash':
      await crashDuring(play, next.all, next.turns);
      return true;
    case 'round':
    case 'jobs':
    case 'work':
    case 'makeCoupon':
    case 'endCoupon':
      await carryOutChore(play, next);
      return true;
    case 'ask':
      await ask(life, await readyFor(play, next));
      return true;
    default:
      happen(play.platform, next);
      return false;
  }
}

async function readyFor({ seats, platform }: Play, request: Request): Promise<Ready | null> {
  const seat = seatFor(seats, request);
  const { db } = platform.world;
  if (seat === undefined || (await isGone(db, seat))) return null;
  const open = await db.all(openOrdersOf, seat.account.id);
  const keyed = seat.diary.requestFor(request.wish, {
    openOrders: open.map(({ id }) => id),
    lots: await db.all(lotsOf, seat.account.id, AAPL),
  });
  return keyed === null ? null : { seat, request: keyed };
}

/** Of what only some can ask for, one of those. */
function seatFor(
  seats: readonly SeatWithDiary[],
  { whose, wish }: Request,
): SeatWithDiary | undefined {
  if (wish.kind === 'close') return seats.at(-1);
  const able =
    isOfCards(wish) || isOfCoins(wish) ? seats.filter(({ cards }) => cards !== undefined) : seats;
  return able[whose % able.length];
}

/** Whoever has closed the account asks for nothing any more. */
async function isGone(db: Database, { person }: SeatWithDiary): Promise<boolean> {
  return (await db.one(closureOf, person.userId)).isClosed;
}

async function ask(life: Life, ready: Ready | null): Promise<void> {
  if (ready === null) return;
  const { seat, request } = ready;
  const isReplay = seat.diary.isAnswered(request);
  const id = await allowRefusal(send(life, seat, request));
  if (id !== null) seat.diary.note(request, id);
  else expect(isReplay && !life.isGone(), 'what was acknowledged is not refused').toBe(false);
}

async function carryOutChore({ platform }: Play, next: Chore): Promise<void> {
  const { life, world } = platform;
  if (isOfCoupons(next)) {
    await allowRefusal(operate(life, next));
    return;
  }
  if (next.kind === 'round') {
    const { broker } = life.deps;
    const venue = next.venue === 'fine' ? broker : unreliable(broker, next.venue);
    await allowRefusal(runOnce({ ...life.deps, broker: venue }));
    return;
  }
  const turns = next.kind === 'work' ? TURNS_OF_WORK : 1;
  for (let count = 0; count < turns && !life.isGone(); count += 1) {
    await allowRefusal(life.jobs());
    if (next.kind === 'jobs') return;
    await allowRefusal(runOnce(life.deps));
    world.clock.advance(SECOND);
  }
}

/** Keys are given before anything starts, so that the same can be asked for again. */
async function startAll(play: Play, all: readonly (Request | Chore)[]) {
  const { life } = play.platform;
  const requests: (Ready | null)[] = [];
  for (const one of all) requests.push(one.kind === 'ask' ? await readyFor(play, one) : null);
  const running = all.map((one, index) =>
    one.kind === 'ask' ? ask(life, requests[index] ?? null) : carryOutChore(play, one),
  );
  return { requests, running };
}

async function crashDuring(
  play: Play,
  all: readonly (Request | Chore)[],
  turns: number,
): Promise<void> {
  const { platform } = play;
  const { requests, running } = await startAll(play, all);
  const underWay = Promise.all(running);
  // It is awaited in the crash.
  underWay.catch(() => undefined);
  for (let count = 0; count < turns; count += 1) await turn();
  await platform.crash(underWay);
  for (const request of requests) {
    if (request === null || (await isGone(platform.life.deps.db, request.seat))) continue;
    await ask(platform.life, request);
  }
}

/** A refusal is a fine answer; any other error is not. */
async function allowRefusal<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof PlatformError && error.code !== 'INTERNAL') return null;
    throw error;
  }
}

/** A venue that does not answer, or whose answers are lost. */
function unreliable(broker: Broker, kind: 'retryable' | 'unknown'): Broker {
  const lost = async (): Promise<VenueAnswer> => ({ kind, reason: 'no line' });
  return { ...broker, submit: lost, poll: lost, cancel: lost };
}
