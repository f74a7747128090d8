import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { expect, test, vi } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { referenceRatesContract } from '../../ports/reference-rates.contract.ts';
import { readRates } from './read-rates.ts';
import { ecbRates } from './reference-rates.ts';

const CODES = ['USD', 'JPY', 'GBP', 'AUD', 'NZD'];

function file(days: readonly (readonly [date: string, usd: string])[]): string {
  const cubes = days.map(([date, usd]) => {
    const rates = CODES.map((code) => `<Cube currency="${code}" rate="${usd}"/>`);
    return `<Cube time="${date}">${rates.join('\n')}</Cube>`;
  });
  const spaces =
    'xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" ' +
    'xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope ${spaces}>
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube>${cubes.join('')}</Cube></gesmes:Envelope>`;
}

const RECENT = file([
  ['2026-03-10', '1.0810'],
  ['2026-03-09', '1.0720'],
]);
const WHOLE = file([
  ['2026-03-09', '1.0720'],
  ['2024-12-31', '1.0389'],
  ['1999-01-04', '1.1789'],
]);

function setUp(answer: (url: string) => Response = (url) => new Response(fileOf(url))) {
  const clock = manualClock(new Date('2026-03-11T15:00:00Z'));
  const asked: string[] = [];
  const rates = ecbRates({
    clock,
    fetch: async (input) => {
      asked.push(String(input));
      return answer(String(input));
    },
  });
  return { clock, asked, rates };
}

const fileOf = (url: string) => (url.endsWith('eurofxref-hist.xml') ? WHOLE : RECENT);

referenceRatesContract('the European Central Bank', async () => {
  const { rates, clock } = setUp();
  return { rates, at: clock.now() };
});

test('the rates are those published, without a digit more or less than they mean', async () => {
  const { rates } = setUp();
  const table = await rates.ratesAt(new Date('2026-03-11T15:00:00Z'));
  expect(table.rates.get('USD')).toBe('1.081');
  expect(table.publishedAt).toEqual(new Date('2026-03-10T15:00:00Z'));
  expect(table.source).toBe('ecb');
});

test('a day has rates from its publication on', async () => {
  const { rates } = setUp();
  const before = await rates.ratesAt(new Date('2026-03-10T14:59:59Z'));
  expect(before.rates.get('USD')).toBe('1.072');
});

test('older moments are read from the whole history, and before it the first day stands', async () => {
  const { rates, asked } = setUp();
  expect((await rates.ratesAt(new Date('2025-01-02T00:00:00Z'))).rates.get('USD')).toBe('1.0389');
  expect((await rates.ratesAt(new Date('1990-01-01T00:00:00Z'))).rates.get('USD')).toBe('1.1789');
  expect(asked).toEqual(['https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.xml']);
});

test('a file is asked for once an hour', async () => {
  const { rates, asked, clock } = setUp();
  for (const minutes of [0, 30, 29, 2]) {
    clock.advance(minutes * MINUTE_MS);
    await rates.ratesAt(clock.now());
  }
  expect(asked).toHaveLength(2);
});

test('while the bank is silent the last rates stand for six days, and not longer', async () => {
  let isDown = false;
  const { rates, clock } = setUp((url) =>
    isDown ? new Response('', { status: 503 }) : new Response(fileOf(url)),
  );
  await rates.ratesAt(clock.now());
  isDown = true;
  clock.advance(2 * DAY_MS);
  expect((await rates.ratesAt(clock.now())).rates.get('USD')).toBe('1.081');
  clock.advance(4 * DAY_MS);
  await expect(rates.ratesAt(clock.now())).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
});

test('after five failures in a row the bank is left alone for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { rates, asked, clock } = setUp(() => new Response('', { status: 500 }));
    const ask = () => rates.ratesAt(clock.now()).catch((error: { code: string }) => error.code);
    for (let call = 0; call < 8; call += 1) expect(await ask()).toBe('PROVIDER_UNAVAILABLE');
    expect(asked).toHaveLength(5);
    vi.setSystemTime(Date.now() + 10_001);
    expect(await ask()).toBe('PROVIDER_UNAVAILABLE');
    expect(asked).toHaveLength(6);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['an empty file', ''],
  ['a page of another kind', '<html><body>Cube</body></html>'],
  ['a file that was cut off', RECENT.slice(0, 600)],
  ['a file without days', file([])],
  ['a rate that is no number', RECENT.replace('1.0720', 'N/A')],
  ['a rate of nothing', RECENT.replaceAll('1.0720', '0')],
  ['a day that does not exist', RECENT.replace('2026-03-09', '2026-02-30')],
  ['a currency that comes twice', RECENT.replaceAll('JPY', 'USD')],
  ['an entry of another shape', RECENT.replace('currency="USD"', 'code="USD"')],
])('%s is no file of rates', (_, text) => {
  expect(() => readRates(text)).toThrow();
});

test('single quotes, which the bank uses in its daily file, are read too', () => {
  expect(readRates(RECENT.replaceAll('"', "'"))).toEqual(readRates(RECENT));
});
