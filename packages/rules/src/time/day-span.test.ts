import { describe, expect, test } from 'vitest';
import { PlatformError } from '../refusals/platform-error.ts';
import { type AskedDays, daySpan } from './day-span.ts';

const TODAY = '2026-11-20';

describe('the days that a history is asked for', () => {
  test.each<[AskedDays, string | null, string]>([
    [{}, '2025-11-20', TODAY],
    [{ range: 'M1' }, '2026-10-20', TODAY],
    [{ range: 'YTD' }, '2026-01-01', TODAY],
    [{ range: 'ALL' }, null, TODAY],
    [{ from: '2026-11-01' }, '2026-11-01', TODAY],
    [{ to: '2026-10-31' }, '2025-10-31', '2026-10-31'],
    [{ from: '2026-10-01', to: '2026-10-31' }, '2026-10-01', '2026-10-31'],
    [{ range: 'D1' }, '2026-11-19', TODAY],
    [{ range: null, from: TODAY, to: null }, TODAY, TODAY],
    [{ from: '2026-11-01', to: '2027-01-01' }, '2026-11-01', TODAY],
    [{ to: '2027-01-01' }, '2025-11-20', TODAY],
    [{ to: '0001-06-30' }, '0001-01-01', '0001-06-30'],
  ])('%j are from %s to %s', (asked, from, to) => {
    expect(daySpan(asked, TODAY)).toEqual({ from, to });
  });

  test.each<[AskedDays, string[]]>([
    [{ from: '2026-11-02', to: '2026-11-01' }, ['params.from']],
    [{ from: '2026-11-21' }, ['params.from']],
    [{ from: '2026-11-21', to: '2026-11-22' }, ['params.from']],
    [{ range: 'M1', from: '2026-11-01' }, ['params.range', 'params.from']],
    [{ range: 'ALL', to: '2026-11-01' }, ['params.range', 'params.to']],
    [
      { range: 'M1', from: '2026-11-01', to: '2026-11-02' },
      ['params.range', 'params.from', 'params.to'],
    ],
  ])('%j are refused for %j', (asked, paths) => {
    const refusal = (() => {
      try {
        return daySpan(asked, TODAY);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(PlatformError);
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((refusal as PlatformError).fields?.map(({ path }) => path)).toEqual(paths);
  });
});
