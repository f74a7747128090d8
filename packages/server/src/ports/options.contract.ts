import { beforeEach, describe, expect, test } from 'vitest';
import type { OptionSource } from './options.ts';

/** What an adapter's test brings along. */
export interface OptionsUnderTest {
  readonly options: OptionSource;
  /** An asset that has options. */
  readonly assetId: string;
  /** The moment that the source takes for now. */
  readonly now: Date;
}

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const PLAIN = /^(0|[1-9]\d*)(\.\d*[1-9])?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The promises of the port, to be kept by every adapter. */
export function optionsContract(name: string, make: () => Promise<OptionsUnderTest>): void {
  describe(`options of ${name}`, () => {
    let subject: OptionsUnderTest;
    beforeEach(async () => {
      subject = await make();
    });

    test('expire on days to come, ascending', async () => {
      const dates = await subject.options.expirations(subject.assetId);
      expect(dates.length).toBeGreaterThan(0);
      expect(dates).toEqual([...new Set(dates)].sort());
      for (const date of dates) {
        expect(date).toMatch(DATE);
        expect(date >= subject.now.toISOString().slice(0, 10)).toBe(true);
      }
      expect(await subject.options.expirations(UNKNOWN_ID)).toEqual([]);
    });

    test('have a board of calls and puts by strike for each expiration, and for no other day', async () => {
      const { options, assetId } = subject;
      const [date = ''] = await options.expirations(assetId);
      const board = await options.board(assetId, date);
      expect(board?.quotes.length).toBeGreaterThan(0);
      expect(board?.underlyingPrice).toMatch(PLAIN);
      for (const { strike, bid, ask, last } of board?.quotes ?? []) {
        for (const amount of [strike, bid, ask, last])
          if (amount !== null) expect(amount).toMatch(PLAIN);
        if (bid !== null && ask !== null) expect(Number(bid)).toBeLessThanOrEqual(Number(ask));
      }
      const strikes = (board?.quotes ?? []).map(({ strike }) => Number(strike));
      expect(strikes).toEqual([...strikes].sort((left, right) => left - right));
      expect(await options.board(assetId, '1999-01-15')).toBeNull();
      expect(await options.board(UNKNOWN_ID, date)).toBeNull();
    });

    test('have bars of a contract, oldest first, none from the future', async () => {
      const { options, assetId, now } = subject;
      const dates = await options.expirations(assetId);
      const expirationDate = dates.at(-1) ?? '';
      const board = await options.board(assetId, expirationDate);
      const quote = board?.quotes[Math.floor((board.quotes.length ?? 0) / 2)];
      if (quote === undefined) throw new Error('no quotes');
      const request = {
        assetId,
        expirationDate,
        type: quote.type,
        strike: quote.strike,
        timeframe: 'DAY_1',
        from: null,
        to: new Date(now.getTime() + 1),
        limit: 30,
      } as const;
      const bars = await options.bars(request);
      expect(bars?.length).toBeGreaterThan(0);
      for (const [place, bar] of (bars ?? []).entries()) {
        expect(bar.at.getTime()).toBeLessThanOrEqual(now.getTime());
        if (place > 0) expect(bar.at > (bars?.[place - 1]?.at ?? bar.at)).toBe(true);
        expect(Number(bar.high)).toBeGreaterThanOrEqual(Number(bar.low));
      }
      expect(await options.bars({ ...request, assetId: UNKNOWN_ID })).toBeNull();
    });
  });
}
