import { describe, expect, test } from 'vitest';
import { type Before, earlierTermsAfter, termsOn } from './terms.ts';

interface Pay {
  readonly amount: string;
}

const pay = (amount: string, before: string): Before<Pay> => ({ amount, before });
const startsOn = '2026-01-01';
const after = (earlierTerms: Before<Pay>[], from: string | null, amount = '9') =>
  earlierTermsAfter({ startsOn, earlierTerms }, { amount: '3' }, { amount }, from);

describe('what held before a change', () => {
  const first = pay('1', '2026-03-01');
  const two = [first, pay('2', '2026-06-01')];

  test.each<[string, Before<Pay>[], string | null, Before<Pay>[]]>([
    ['is what holds now, up to that day', [], '2026-05-01', [pay('3', '2026-05-01')]],
    ['stays, and what holds now follows', two, '2026-09-01', [...two, pay('3', '2026-09-01')]],
    ['is cut where the day lies in it', two, '2026-04-01', [first, pay('2', '2026-04-01')]],
    ['stays where the day is its end', two, '2026-06-01', two],
    ['is nothing on the first day', two, startsOn, []],
    ['is corrected without a day', two, null, [pay('9', '2026-03-01'), pay('9', '2026-06-01')]],
  ])('%s', (_title, before, from, expected) => {
    expect(after(before, from)).toEqual(expected);
  });

  test('is as it was where nothing changes', () => {
    const thing = { startsOn, earlierTerms: two };
    expect(earlierTermsAfter(thing, { amount: '3' }, {}, '2026-09-01')).toEqual(two);
  });

  test('is bounded', () => {
    const many = Array.from({ length: 500 }, (_, at) => pay('1', `2027-01-01T${at}`));
    expect(() => after(many, '2028-01-01')).toThrow('500 times');
  });

  test.each([
    ['2026-02-28', '1'],
    ['2026-03-01', '2'],
    ['2026-05-31', '2'],
    ['2026-06-01', '3'],
  ])('on %s it was %s', (day, amount) => {
    expect(termsOn({ earlierTerms: two }, { amount: '3' }, day).amount).toBe(amount);
  });
});
