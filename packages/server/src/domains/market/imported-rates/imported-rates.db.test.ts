import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { embeddedRates } from '../../../adapters/embedded/market-data/rates.ts';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { manualClock } from '../../../kernel/clock.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { referenceRatesContract } from '../../../ports/reference-rates.contract.ts';
import type { ReferenceRateSource } from '../../../ports/reference-rates.ts';
import { crossRate } from '../fetch-available-rates.ts';
import { forgetRates, importRates } from './import-rates.ts';
import { withImportedRates } from './with-imported-rates.ts';

const NOW = new Date('2026-03-11T16:00:00Z');
const clock = manualClock(NOW);
const simulated = embeddedRates({ seed: 'imports' });

const day = (date: string, USD: string, NZD: string) => ({
  date,
  rates: { USD, NZD, AUD: '1.7', GBP: '0.87', JPY: '180.5' },
});
const DAYS = [
  day('2001-03-01', '0.9255', '2.1486'),
  day('2026-03-05', '1.1601', '1.9705'),
  day('2026-03-06', '1.1612', '1.9731'),
];

let db: Database;
beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});
afterAll(() => db.close());

beforeEach(async () => {
  lines = [];
  clock.set(NOW);
  await db.transaction((tx) => forgetRates(tx));
  await db.transaction((tx) => importRates(tx, DAYS));
});

const log = { warn: (_fields: object, message: string) => void lines.push(message) };
let lines: string[] = [];

const rates = (source: ReferenceRateSource = simulated, database = db) =>
  withImportedRates({ db: database, clock, log }, source);

async function told(at: string, source?: ReferenceRateSource) {
  const table = await rates(source).ratesAt(new Date(at));
  return [table.rates.get('USD'), table.publishedAt.toISOString().slice(0, 10), table.source];
}

referenceRatesContract('an import', async () => ({
  rates: rates(),
  at: new Date('2026-03-06T15:00:00Z'),
}));

describe('imported reference rates', () => {
  test.each([
    ['on their day, from the hour of publication', '2026-03-06T15:00:00Z', '1.1612', '2026-03-06'],
    ['before that hour those of the day before', '2026-03-06T14:59:59Z', '1.1601', '2026-03-05'],
    ['over the weekend', '2026-03-08T12:00:00Z', '1.1612', '2026-03-06'],
    ['over days that the file does not have', '2014-06-01T12:00:00Z', '0.9255', '2001-03-01'],
  ])('stand as they were published: %s', async (_when, at, usd, date) => {
    expect(await told(at)).toEqual([usd, date, 'ecb']);
  });

  test('give way to newer ones of the bank itself', async () => {
    const bank: ReferenceRateSource = {
      ratesAt: async () => ({
        base: 'EUR',
        rates: new Map([['USD', '1.17']]),
        publishedAt: new Date('2026-03-11T15:00:00Z'),
        source: 'ecb',
      }),
    };
    expect(await told('2026-03-11T16:00:00Z', bank)).toEqual(['1.17', '2026-03-11', 'ecb']);
  });

  test('are carried on by simulated ones without a jump, labelled as simulated', async () => {
    const [usd, date, source] = await told('2026-03-09T15:00:00Z');
    expect([date, source]).toEqual(['2026-03-09', 'simulated']);
    const [then, now] = await Promise.all(
      ['2026-03-06T15:00:00Z', '2026-03-09T15:00:00Z'].map(async (at) =>
        Number((await simulated.ratesAt(new Date(at))).rates.get('USD')),
      ),
    );
    expect(Number(usd)).toBeCloseTo((1.1612 * (now ?? 0)) / (then ?? 1), 3);
  });

  test('come from the source before the first day', async () => {
    const at = new Date('2001-02-28T15:00:00Z');
    expect(await rates().ratesAt(at)).toBe(await simulated.ratesAt(at));
  });

  test('show within ten seconds, and go again, in every process', async () => {
    const source = rates();
    const dayNow = async () => (await source.ratesAt(NOW)).source;
    expect(await dayNow()).toBe('simulated');
    await db.transaction((tx) => importRates(tx, [day('2026-03-11', '1.2', '2')]));
    clock.advance(10_000);
    await expect.poll(dayNow).toBe('ecb');
    await db.transaction((tx) => forgetRates(tx));
    clock.advance(10_000);
    await expect.poll(() => source.ratesAt(NOW)).toBe(await simulated.ratesAt(NOW));
  });

  test('are there within a transaction, and read anew beside it', async () => {
    const source = rates();
    await source.ratesAt(NOW);
    clock.advance(10_000);
    const told = await db.transaction(() => source.ratesAt(new Date('2026-03-06T15:00:00Z')));
    expect(told.rates.get('USD')).toBe('1.1612');
  });

  test('stay as they were where the database does not answer', async () => {
    let isDown = false;
    const broken: Database = {
      ...db,
      one: (...asked) => (isDown ? Promise.reject(new Error('down')) : db.one(...asked)),
    };
    const source = rates(simulated, broken);
    const at = new Date('2026-03-06T15:00:00Z');
    expect((await source.ratesAt(at)).source).toBe('ecb');
    isDown = true;
    clock.advance(10_000);
    await source.ratesAt(at);
    await expect.poll(() => lines).toEqual(['imported exchange rates cannot be read']);
    expect((await source.ratesAt(at)).source).toBe('ecb');
  });

  test('count as changed only where they are others', async () => {
    const again = [...DAYS, day('2026-03-10', '1.16', '1.97')];
    expect(await db.transaction((tx) => importRates(tx, again))).toBe(1);
  });

  test('lead through a third currency to the same rate, to ten digits', async () => {
    const table = await rates().ratesAt(new Date('2026-03-06T15:00:00Z'));
    const codes = [...table.rates.keys()];
    const code = fc.constantFrom(...codes);
    fc.assert(
      fc.property(code, code, code, (from, through, to) => {
        const direct = decimal(crossRate(table, from, to));
        const [one, other] = [crossRate(table, from, through), crossRate(table, through, to)];
        const byThird = decimal(one).times(other);
        expect(byThird.dividedBy(direct).minus(1).abs().lessThan('2e-9')).toBe(true);
        expect(crossRate(table, 'EUR', to)).toBe(table.rates.get(to));
      }),
      { seed: 20_261_120 },
    );
  });
});
