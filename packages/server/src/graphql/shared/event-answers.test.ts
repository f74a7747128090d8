import type { OperationRequest } from '@investing-platform/engine';
import { expect, test, vi } from 'vitest';
import { admitted as admittedBy, fixtureEngine } from '../engine.fixture.ts';
import { eventAnswers } from './event-answers.ts';

function setUp() {
  const engine = fixtureEngine();
  const executeEvent = vi.spyOn(engine, 'executeEvent');
  const answer = eventAnswers({
    engine,
    newContext: () => ({}),
    serialize: (result) => JSON.stringify(result),
  });
  const admitted = (request: OperationRequest) => admittedBy(request, engine);
  return { executeEvent, answer, admitted };
}

const event = { ticks: { id: 'a', side: 'BUY' } };
const query =
  'subscription ($p: TradeInput, $all: Boolean = false) ' +
  '{ ticks(params: $p) { id side @include(if: $all) } }';
const ofSide = (side: string) => ({ query, variables: { p: { side, quantity: 1 } } });

test('an event is executed and serialised once, whatever arguments brought it', async () => {
  const { executeEvent, answer, admitted } = setUp();
  const first = await answer(admitted(ofSide('BUY')), event);
  expect(String(first)).toBe('{"data":{"ticks":{"id":"a"}}}');
  expect(await answer(admitted(ofSide('SELL')), event)).toBe(first);
  expect(executeEvent).toHaveBeenCalledTimes(1);
});

test('another event, another document and another condition have answers of their own', async () => {
  const { executeEvent, answer, admitted } = setUp();
  await answer(admitted(ofSide('BUY')), event);
  expect(await answer(admitted(ofSide('BUY')), { ticks: { id: 'b' } })).toEqual(
    Buffer.from('{"data":{"ticks":{"id":"b"}}}'),
  );
  const all = await answer(admitted({ query, variables: { all: true } }), event);
  expect(String(all)).toBe('{"data":{"ticks":{"id":"a","side":"BUY"}}}');
  const alias = await answer(admitted({ query: 'subscription { now: ticks { id } }' }), event);
  expect(String(alias)).toContain('"now"');
  expect(executeEvent).toHaveBeenCalledTimes(4);
});

test('an event that is no object is answered each time', async () => {
  const { executeEvent, answer, admitted } = setUp();
  for (const _ of [1, 2]) await answer(admitted(ofSide('BUY')), 'a');
  expect(executeEvent).toHaveBeenCalledTimes(2);
});
