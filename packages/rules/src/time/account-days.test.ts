import { expect, test } from 'vitest';
import { tradingDaysBetween } from './account-days.ts';

test('the days between two instants are those that end between them', () => {
  const [after, upTo] = [new Date('2026-11-24T21:00:00Z'), new Date('2026-11-30T21:00:00Z')];
  const days = tradingDaysBetween(after, upTo);
  expect(days.map(({ date }) => date)).toEqual(['2026-11-25', '2026-11-27', '2026-11-30']);
});
