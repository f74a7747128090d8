import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Broker, VenueAnswer } from '../../../ports/broker.ts';
import { getOrders } from '../orders/get-orders.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import {
  balancesOf,
  buy,
  limit,
  OPEN,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { type Matcher, runOnce, startMatcher } from './matcher.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

async function place(input: PlaceOrderInput): Promise<string> {
  return (await placeOrder(world.deps, ada.actor, input)).id;
}

const orderNow = (id: string) => world.db.one(orderOfUser, ada.userId, id);
const statusNow = async (id: string) => (await orderNow(id)).status;
const seconds = (count: number) => world.clock.advance(count * 1_000);

/** The trading domain with a venue that answers otherwise; `calls` counts what it was asked. */
function withVenue(differing: Partial<Broker>) {
  const broker = { ...world.deps.broker, ...differing };
  return { ...world.deps, broker };
}

const working: VenueAnswer = { kind: 'ok', report: { state: 'WORKING', fills: [] } };
const answering = (answer: VenueAnswer) => vi.fn(async () => answer);

describe('a venue that does not answer', () => {
  test.each(['retryable', 'unknown'] as const)(
    'with %s is asked again after 1, 2, 4... at most 60 seconds',
    async (kind) => {
      const id = await place(limit('90'));
      const submit = answering({ kind, reason: 'no line' });
      const deps = withVenue({ submit });
      const asked: number[] = [];
      for (let second = 0; second <= 200; second += 1) {
        const before = submit.mock.calls.length;
        await runOnce(deps);
        if (submit.mock.calls.length > before) asked.push(second);
        seconds(1);
      }
      expect(asked).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
      expect(await statusNow(id)).toBe('PENDING_NEW');
      expect(world.logged).toContain('the venue did not answer for an order');
    },
  );

  test('keeps its order, which goes on when the venue is back', async () => {
    const id = await place(buy());
    await runOnce(withVenue({ submit: answering({ kind: 'unknown', reason: 'no line' }) }));
    seconds(1);
    await runOnce(world.deps);
    expect(await orderNow(id)).toMatchObject({ status: 'FILLED', quantityFilled: '10' });
  });

  test('keeps no other order waiting', async () => {
    const stuck = await place(limit('90', { clientOrderId: 'stuck' }));
    const fine = await place(buy({ quantity: '1' }));
    const { submit } = world.deps.broker;
    const deps = withVenue({
      submit: async (order, ...rest) => {
        if (order.id === stuck) throw new Error('a fault of the adapter');
        return submit(order, ...rest);
      },
    });
    await runOnce(deps);
    expect(await statusNow(stuck)).toBe('PENDING_NEW');
    expect(await statusNow(fine)).toBe('FILLED');
    expect(world.logged).toContain('an order could not be worked');
  });
});

describe('what a venue reports', () => {
  test('is refused as a whole where it fills more than was ordered', async () => {
    const id = await place(limit('100'));
    const fill = { reference: 'a', quantity: '11', price: '99', fee: '0', at: OPEN };
    const report = { state: 'FILLED' as const, fills: [fill] };
    await runOnce(withVenue({ submit: answering({ kind: 'ok', report }) }));
    expect(await orderNow(id)).toMatchObject({ status: 'PENDING_NEW', quantityFilled: '0' });
    expect((await balancesOf(world, ada.live.id))['cash_hold USD']).toBe('1000');
  });

  test('is refused as a whole where it costs more than was held', async () => {
    const id = await place(limit('100'));
    const fill = { reference: 'a', quantity: '10', price: '101', fee: '0', at: OPEN };
    const report = { state: 'FILLED' as const, fills: [fill] };
    await runOnce(withVenue({ submit: answering({ kind: 'ok', report }) }));
    expect(await orderNow(id)).toMatchObject({ status: 'PENDING_NEW', quantityFilled: '0' });
  });

  test('counts once where a venue names a fill again', async () => {
    const id = await place(limit('100'));
    const fill = { reference: 'a', quantity: '4', price: '99', fee: '0', at: OPEN };
    const answer: VenueAnswer = { kind: 'ok', report: { state: 'WORKING', fills: [fill] } };
    const deps = withVenue({ submit: answering(answer), poll: answering(answer) });
    await runOnce(deps);
    await runOnce(deps);
    expect(await orderNow(id)).toMatchObject({ status: 'PARTIALLY_FILLED', quantityFilled: '4' });
  });

  test('ends the rest of an order that it refuses after a fill', async () => {
    world.market.setVolume('60');
    const id = await place(buy());
    await runOnce(world.deps);
    const filled = (await orderNow(id)).quantityFilled;
    await runOnce(withVenue({ poll: answering({ kind: 'refused', reason: 'delisted' }) }));
    expect(await orderNow(id)).toMatchObject({ status: 'CANCELED', quantityFilled: filled });
  });

  test('ends an order that has as many fills as it may', async () => {
    const id = await place(limit('100', { quantity: '600', timeInForce: 'GTC' }));
    await own(world, ada, '1');
    let count = 0;
    const fill = async (): Promise<VenueAnswer> => {
      const fills = Array.from({ length: 100 }, () => {
        count += 1;
        return { reference: `${count}`, quantity: '1', price: '99', fee: '0', at: OPEN };
      });
      return { kind: 'ok', report: { state: 'WORKING', fills } };
    };
    const deps = withVenue({ submit: fill, poll: fill });
    for (let round = 0; round < 6; round += 1) await runOnce(deps);
    expect(await orderNow(id)).toMatchObject({ status: 'CANCELED', quantityFilled: '500' });
  });
});

describe('an order past its end', () => {
  test('that never reached the venue is handed over before it is taken back', async () => {
    const id = await place(limit('90'));
    const calls: string[] = [];
    const deps = withVenue({
      submit: async () => {
        calls.push('submit');
        return working;
      },
      cancel: async () => {
        calls.push('cancel');
        return { kind: 'ok', report: { state: 'CANCELED', fills: [] } };
      },
    });
    world.clock.set(new Date('2026-11-20T21:00:00Z'));
    await runOnce(deps);
    expect(calls).toEqual(['submit', 'cancel']);
    expect(await statusNow(id)).toBe('EXPIRED');
  });

  test('for now is cancelled where the venue never said what came of it', async () => {
    const id = await place(limit('100', { timeInForce: 'IOC' }));
    await runOnce(withVenue({ submit: answering({ kind: 'unknown', reason: 'no line' }) }));
    seconds(60);
    await runOnce(world.deps);
    expect(await statusNow(id)).toBe('CANCELED');
  });
});

test('rounds at the same time fill every order once', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) ids.push(await place(buy({ quantity: '1' })));
  const changed = await Promise.all([1, 2, 3, 4].map(() => runOnce(world.deps)));
  expect(changed.reduce((sum, count) => sum + count, 0)).toBe(12);
  const { nodes } = await getOrders(world.deps, ada.actor, {});
  expect(nodes.map(({ status, quantityFilled }) => [status, quantityFilled])).toEqual(
    ids.map(() => ['FILLED', '1']),
  );
  expect((await balancesOf(world, ada.live.id))['position AAPL']).toBe('12');
});

test('a round sees every open order, page by page', async () => {
  for (let index = 0; index < 405; index += 1) await place(limit('1', { quantity: '1' }));
  expect(await runOnce(world.deps)).toBe(405);
  expect(await runOnce(world.deps)).toBe(0);
});

describe('the matcher', () => {
  let matcher: Matcher;
  let tick: () => void;

  beforeEach(() => {
    matcher = startMatcher(world.deps, (_milliseconds, run) => {
      tick = run;
      return () => {
        tick = () => undefined;
      };
    });
    return () => matcher.stop();
  });

  test('works an order as soon as it is placed', async () => {
    const id = await place(buy());
    await expect.poll(() => statusNow(id)).toBe('FILLED');
  });

  test('works standing orders at every tick', async () => {
    const id = await place(limit('95'));
    await expect.poll(() => statusNow(id)).toBe('NEW');
    world.market.setPrice('AAPL', '94');
    tick();
    await expect.poll(() => statusNow(id)).toBe('FILLED');
  });

  test('once stopped works nothing', async () => {
    await matcher.stop();
    const id = await place(buy());
    matcher.wake();
    tick();
    await matcher.stop();
    expect(await statusNow(id)).toBe('PENDING_NEW');
  });

  test('another one goes on where it stopped', async () => {
    await matcher.stop();
    const id = await place(buy());
    const other = startMatcher(world.deps, () => () => undefined);
    other.wake();
    await expect.poll(() => statusNow(id)).toBe('FILLED');
    await other.stop();
  });
});
