import type { OperationRequest } from '@investing-platform/engine';
import { fixtureSchema } from '@investing-platform/engine/testing';
import type { ExecutionResult } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { admitted as admittedBy, fixtureEngine } from '../engine.fixture.ts';
import type { StreamMember } from './audience.ts';
import { sharedStreams } from './shared-streams.ts';

interface Tick {
  readonly id: string;
  readonly side: string;
}

/** A source that the test feeds by hand. */
function feed() {
  const waiting: Tick[] = [];
  let wake: (() => void) | undefined;
  let isOver = false;
  let failure: Error | undefined;
  const change = (apply: () => void) => {
    apply();
    wake?.();
  };
  async function* events() {
    while (!isOver) {
      const tick = waiting.shift();
      if (tick !== undefined) yield { ticks: tick };
      else if (failure !== undefined) throw failure;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  return {
    events,
    send: (id: string, side = 'BUY') => change(() => waiting.push({ id, side })),
    end: () => change(() => (isOver = true)),
    fail: (error: Error) => change(() => (failure = error)),
  };
}

function setUp(subscribe: () => unknown = () => undefined) {
  const source = feed();
  const schema = fixtureSchema();
  const field = schema.getSubscriptionType()?.getFields().ticks;
  const opened = vi.fn(() => subscribe() ?? source.events());
  if (field) field.subscribe = opened;
  const engine = fixtureEngine(schema);
  const executeEvent = vi.spyOn(engine, 'executeEvent');
  const serialize = vi.fn((result: ExecutionResult) => JSON.stringify(result));
  const streams = sharedStreams({
    engine,
    fields: { ticks: (event) => (event as { ticks: Tick }).ticks.id },
    newContext: () => ({}),
    serialize,
  });
  const admitted = (request: OperationRequest) => admittedBy(request, engine);
  return { source, opened, streams, executeEvent, serialize, admitted };
}

function member() {
  const got: string[] = [];
  const ends: unknown[] = [];
  let taken: PromiseWithResolvers<void> | null = null;
  const self: StreamMember = {
    offer(key, answer) {
      got.push(`${key} ${answer}`);
      return taken?.promise ?? null;
    },
    end: (error) => ends.push(error),
  };
  return {
    self,
    got,
    ends,
    stall() {
      taken = Promise.withResolvers();
    },
    take() {
      taken?.resolve();
      taken = null;
    },
  };
}

const query = 'subscription { ticks { id } }';
const payload = (id: string) => `${id} {"data":{"ticks":{"id":"${id}"}}}`;

describe('a shared stream', () => {
  test('executes and serialises each event once, however many want it', async () => {
    const { source, opened, streams, executeEvent, serialize, admitted } = setUp();
    const members = Array.from({ length: 100 }, member);
    for (const { self } of members) await streams.join(admitted({ query }), self);
    source.send('a');
    await expect.poll(() => members[99]?.got).toEqual([payload('a')]);
    for (const { got } of members) expect(got).toEqual([payload('a')]);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(executeEvent).toHaveBeenCalledTimes(1);
    expect(serialize).toHaveBeenCalledTimes(1);
  });

  test('is shared by equal variables and by no others', async () => {
    const { streams, admitted } = setUp();
    const text = 'subscription ($p: TradeInput) { ticks(params: $p) { id } }';
    const join = (p: object) =>
      streams.join(admitted({ query: text, variables: { p } }), member().self);
    await join({ side: 'BUY', quantity: 1 });
    await join({ quantity: 1, side: 'BUY' });
    expect(streams.count()).toBe(1);
    await join({ side: 'SELL', quantity: 1 });
    await streams.join(admitted({ query }), member().self);
    await streams.join(admitted({ query: 'subscription A { ticks { id } }' }), member().self);
    expect(streams.count()).toBe(4);
  });

  test('gives a later member the latest answer of each key at once', async () => {
    const { source, streams, admitted } = setUp();
    const first = member();
    await streams.join(admitted({ query }), first.self);
    source.send('a');
    source.send('b');
    source.send('a');
    await expect.poll(() => first.got).toHaveLength(3);
    const second = member();
    await streams.join(admitted({ query }), second.self);
    expect(second.got.toSorted()).toEqual([payload('a'), payload('b')]);
  });

  test('closes its source with its last member, and opens anew for the next', async () => {
    const { opened, streams, admitted } = setUp();
    const leaves = [
      await streams.join(admitted({ query }), member().self),
      await streams.join(admitted({ query }), member().self),
    ];
    for (const leave of leaves) if (typeof leave === 'function') leave();
    expect(streams.count()).toBe(0);
    await streams.join(admitted({ query }), member().self);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test('ends for all where the source ends or fails', async () => {
    for (const [finish, error] of [
      ['end', null],
      ['fail', new Error('gone')],
    ] as const) {
      const { source, streams, admitted } = setUp();
      const { self, ends } = member();
      await streams.join(admitted({ query }), self);
      source[finish](error ?? new Error());
      await expect.poll(() => ends).toEqual([error]);
      expect(streams.count()).toBe(0);
    }
  });

  test('tells every member why the source did not open', async () => {
    const { streams, admitted } = setUp(() => Promise.reject(new Error('no such asset')));
    const joins = [1, 2].map(() => streams.join(admitted({ query }), member().self));
    for (const result of await Promise.all(joins)) {
      expect(result).toMatchObject({ errors: [{ message: 'no such asset' }] });
    }
    expect(streams.count()).toBe(0);
  });

  test('takes only fields that do not depend on the viewer', () => {
    const { streams, admitted } = setUp();
    expect(streams.isShareable(admitted({ query }))).toBe(true);
    expect(streams.isShareable(admitted({ query: 'subscription { mine { id } }' }))).toBe(false);
    const nested = 'subscription { ticks { owner { id } } }';
    expect(streams.isShareable(admitted({ query: nested }))).toBe(false);
  });
});

describe('a stalled member', () => {
  const inTurn = () => new Promise((resolve) => setImmediate(resolve));

  test('costs nothing from its second answer on, where nobody else wants them', async () => {
    const { source, streams, serialize, executeEvent, admitted } = setUp();
    const stalled = member();
    await streams.join(admitted({ query }), stalled.self);
    stalled.stall();
    source.send('a');
    await expect.poll(() => stalled.got).toEqual([payload('a')]);
    for (const id of ['b', 'c', 'd']) source.send(id);
    await inTurn();
    expect(executeEvent).toHaveBeenCalledTimes(1);
    expect(serialize).toHaveBeenCalledTimes(1);
    stalled.take();
    await expect.poll(() => stalled.got).toEqual(['a', 'b', 'c', 'd'].map(payload));
  });

  test('does not keep answers from the others, nor theirs from it', async () => {
    const { source, streams, admitted } = setUp();
    const [stalled, reader] = [member(), member()];
    for (const { self } of [stalled, reader]) await streams.join(admitted({ query }), self);
    stalled.stall();
    for (const id of ['a', 'b', 'c']) source.send(id);
    await expect.poll(() => reader.got).toEqual(['a', 'b', 'c'].map(payload));
    expect(stalled.got).toEqual(reader.got);
  });

  test('lets the stream go on for one who joins later', async () => {
    const { source, streams, admitted } = setUp();
    const [stalled, late] = [member(), member()];
    await streams.join(admitted({ query }), stalled.self);
    stalled.stall();
    source.send('a');
    await expect.poll(() => stalled.got).toHaveLength(1);
    source.send('b');
    await streams.join(admitted({ query }), late.self);
    await expect.poll(() => late.got).toEqual(['a', 'b'].map(payload));
  });

  test('holds the source no longer when it leaves', async () => {
    const { source, streams, opened, executeEvent, admitted } = setUp();
    const stalled = member();
    const leave = await streams.join(admitted({ query }), stalled.self);
    stalled.stall();
    source.send('a');
    await expect.poll(() => stalled.got).toHaveLength(1);
    if (typeof leave === 'function') leave();
    expect(streams.count()).toBe(0);
    await streams.join(admitted({ query }), member().self);
    expect(opened).toHaveBeenCalledTimes(2);
    expect(executeEvent).toHaveBeenCalledTimes(1);
  });
});
