import { promisify } from 'node:util';
import { expect } from 'vitest';
import { PlatformError } from '../../../kernel/errors.ts';
import type { Broker, VenueAnswer } from '../../../ports/broker.ts';
import { getOrders } from '../get-orders.ts';
import { runOnce } from '../matcher.ts';
import { own, type Trader, trader } from '../trading.fixture.ts';
import { type Acknowledged, type Diary, startDiary } from './diary.fixture.ts';
import { happen } from './happenings.fixture.ts';
import type { Life, Platform } from './lives.fixture.ts';
import { type Request, send } from './requests.fixture.ts';
import type { Chore, Step, Wish } from './steps.fixture.ts';

const turn = promisify(setImmediate);
const OPENING_CASH = '20000';
const OPENING_SHARES = '50';

/** One person, who carries out steps and keeps what was acknowledged. */
export interface Player {
  readonly accountId: string;
  readonly acknowledged: Acknowledged;
  carryOut(step: Step): Promise<void>;
}

export async function startPlayer(platform: Platform): Promise<Player> {
  const { world } = platform;
  const person = await trader(world, OPENING_CASH);
  await own(world, person, OPENING_SHARES);
  const { nodes } = await getOrders(world.deps, person.actor, {});
  const opening = {
    orders: new Set(nodes.map(({ id }) => id)),
    cents: BigInt(OPENING_CASH) * 100n,
  };
  const diary = startDiary(opening);
  return {
    accountId: person.live.id,
    acknowledged: diary,
    carryOut: (step) => carryOut({ platform, person, diary }, step),
  };
}

interface Play {
  readonly platform: Platform;
  readonly person: Trader;
  readonly diary: Diary;
}

async function carryOut(play: Play, next: Step): Promise<void> {
  const { platform, diary } = play;
  const { life } = platform;
  switch (next.kind) {
    case 'together':
      await Promise.all(startAll(play, next.all).running);
      return;
    case 'crash':
      return crashDuring(play, next.all, next.turns);
    case 'round':
    case 'jobs':
      return carryOutChore(life, next);
    case 'place':
    case 'edit':
    case 'cancel':
    case 'replay':
    case 'deposit':
    case 'withdraw':
      return ask(play, life, diary.requestFor(next));
    default:
      happen(platform, next);
  }
}

async function ask({ person, diary }: Play, life: Life, request: Request | null): Promise<void> {
  if (request === null) return;
  const isReplay = diary.isAnswered(request);
  const id = await allowRefusal(send(life, person, request));
  if (id !== null) diary.note(request, id);
  else expect(isReplay && !life.isGone(), 'what was acknowledged is not refused').toBe(false);
}

async function carryOutChore(life: Life, next: Chore): Promise<void> {
  if (next.kind === 'jobs') {
    await allowRefusal(life.jobs());
    return;
  }
  const { broker } = life.deps;
  const venue = next.venue === 'fine' ? broker : unreliable(broker, next.venue);
  await allowRefusal(runOnce({ ...life.deps, broker: venue }));
}

const isChore = (next: Wish | Chore): next is Chore =>
  next.kind === 'round' || next.kind === 'jobs';

/** Keys are given before anything starts, so that the same can be asked for again. */
function startAll(play: Play, all: readonly (Wish | Chore)[]) {
  const { life } = play.platform;
  const requests = all.map((one) => (isChore(one) ? null : play.diary.requestFor(one)));
  const running = all.map((one, index) =>
    isChore(one) ? carryOutChore(life, one) : ask(play, life, requests[index] ?? null),
  );
  return { requests, running };
}

async function crashDuring(
  play: Play,
  all: readonly (Wish | Chore)[],
  turns: number,
): Promise<void> {
  const { platform } = play;
  const { requests, running } = startAll(play, all);
  const underWay = Promise.all(running);
  // It is awaited in the crash.
  underWay.catch(() => undefined);
  for (let count = 0; count < turns; count += 1) await turn();
  await platform.crash(underWay);
  for (const request of requests) await ask(play, platform.life, request);
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
