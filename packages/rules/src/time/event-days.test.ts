import { describe, expect, test } from 'vitest';
import { PlatformError } from '../refusals/platform-error.ts';
import { type AskedEvents, newestEvents } from './event-days.ts';

const TODAY = '2026-11-20';
const events = ['2026-02-10', '2026-05-12', '2026-08-11', '2026-11-10', '2026-11-25'].map(
  (exDate) => ({ exDate }),
);
const days = (asked: AskedEvents) => newestEvents(events, asked, TODAY).map(({ exDate }) => exDate);

describe('The events of an asset', () => {
  test.each<[string, AskedEvents, string[]]>([
    [
      'newest first, none after today',
      {},
      ['2026-11-10', '2026-08-11', '2026-05-12', '2026-02-10'],
    ],
    ['from a day on', { from: '2026-08-11' }, ['2026-11-10', '2026-08-11']],
    ['up to a day', { to: '2026-05-12' }, ['2026-05-12', '2026-02-10']],
    ['the newest of them', { limit: 1, to: '2026-09-01' }, ['2026-08-11']],
    ['none where there were none', { from: '2026-11-15' }, []],
  ])('come %s', (_how, asked, expected) => expect(days(asked)).toEqual(expected));

  test('twenty where nothing says how many', () => {
    const many = Array.from({ length: 30 }, () => ({ exDate: '2026-01-02' }));
    expect(newestEvents(many, {}, TODAY)).toHaveLength(20);
  });

  test.each([
    [{ from: '2026-05-02', to: '2026-05-01' }, 'must not be after `to`'],
    [{ from: '2027-01-01' }, 'must not be in the future'],
  ])('of %j are refused', (asked, message) => {
    const refusal = expect.objectContaining({ message: `params.from: ${message}` });
    expect(() => days(asked)).toThrow(PlatformError);
    expect(() => days(asked)).toThrow(refusal);
  });
});
