import { expect, test } from 'vitest';
import { inRequest } from './in-request.ts';

interface Request {
  readonly asked: string[][];
  readonly known: Map<string, string>;
}

const nameInRequest = inRequest<Request, string>(async ({ asked, known }, ids) => {
  asked.push(ids);
  return new Map(known);
});

const newRequest = (): Request => ({ asked: [], known: new Map([['a', 'Ada']]) });

test('what many objects ask for in one turn is loaded at once, each id named once', async () => {
  const request = newRequest();
  const found = await Promise.all(['a', 'b', 'a'].map((id) => nameInRequest(request, id)));
  expect(found).toEqual(['Ada', null, 'Ada']);
  expect(request.asked).toEqual([['a', 'b']]);
});

test('what has changed by the next turn is seen', async () => {
  const request = newRequest();
  expect(await nameInRequest(request, 'b')).toBeNull();
  request.known.set('b', 'Bob');
  expect(await nameInRequest(request, 'b')).toBe('Bob');
});

test('requests share nothing', async () => {
  const [one, other] = [newRequest(), newRequest()];
  await Promise.all([nameInRequest(one, 'a'), nameInRequest(other, 'b')]);
  expect([one.asked, other.asked]).toEqual([[['a']], [['b']]]);
});

test('no more are loaded at once than may be', async () => {
  const inPairs = inRequest<Request, string>(async ({ asked, known }, ids) => {
    asked.push(ids);
    return new Map(known);
  }, 2);
  const request = newRequest();
  await Promise.all(['a', 'b', 'c'].map((id) => inPairs(request, id)));
  expect(request.asked).toEqual([['a', 'b'], ['c']]);
});
