import { beforeEach, describe, expect, test } from 'vitest';
import type { ReferenceRateSource } from './reference-rates.ts';

/** What an adapter's test brings along. */
export interface ReferenceRatesUnderTest {
  readonly rates: ReferenceRateSource;
  /** A moment of which the source has rates. */
  readonly at: Date;
}

const PLAIN = /^(0|[1-9]\d*)(\.\d*[1-9])?$/;

/** The promises of the port, to be kept by every adapter. */
export function referenceRatesContract(
  name: string,
  make: () => Promise<ReferenceRatesUnderTest>,
): void {
  describe(`reference rates of ${name}`, () => {
    let subject: ReferenceRatesUnderTest;
    beforeEach(async () => {
      subject = await make();
    });

    test('are canonical plain decimals above 0, the base itself with 1', async () => {
      const { base, rates } = await subject.rates.ratesAt(subject.at);
      expect(rates.get(base)).toBe('1');
      for (const [code, rate] of rates) {
        expect(code).toMatch(/^[A-Z]{3}$/);
        expect(rate).toMatch(PLAIN);
        expect(Number(rate)).toBeGreaterThan(0);
      }
    });

    test('hold at least the currencies of the platform', async () => {
      const { rates } = await subject.rates.ratesAt(subject.at);
      for (const code of ['USD', 'NZD', 'AUD', 'EUR', 'GBP', 'JPY']) {
        expect(rates.has(code)).toBe(true);
      }
    });

    test('were published by then, and say where they come from', async () => {
      const { publishedAt, source } = await subject.rates.ratesAt(subject.at);
      expect(publishedAt.getTime()).toBeLessThanOrEqual(subject.at.getTime());
      expect(source).not.toBe('');
    });

    test('stand until the next ones', async () => {
      const table = await subject.rates.ratesAt(subject.at);
      const again = await subject.rates.ratesAt(table.publishedAt);
      expect([...again.rates]).toEqual([...table.rates]);
      expect(again.publishedAt).toEqual(table.publishedAt);
    });
  });
}
