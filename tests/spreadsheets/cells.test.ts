import { catalog } from '@investing-platform/schema';
import { operationHints } from '@investing-platform/schema/hints';
import { instruments } from '@investing-platform/schema/instruments';
import {
  startTestServer,
  type TestCredential,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { excelTests } from './parts/excel.ts';
import { firstFailureTests } from './parts/first-failures.ts';
import { type CellJob, type FakeSpreadsheet, fakeSpreadsheet } from './support/apps-script.ts';
import { templateCells } from './support/template.ts';

const shares = instruments
  .filter(({ assetClass, mic }) => assetClass === 'EQUITY' && mic !== 'XNZE')
  .slice(0, 50);
const [held] = shares;

let server: TestServer;
let user: TestUser;
let credential: TestCredential;
let sheet: FakeSpreadsheet;
let script: string;

beforeAll(async () => {
  server = await startTestServer({ seed: 'spreadsheets' });
  user = await server.createUser({ plan: 'PRO' });
  const positions = [{ assetId: held?.id ?? '', quantity: '12.5', price: '100' }];
  await server.openAccount(user, { positions });
  credential = await server.createCredential(user);
  script = await (await fetch(`${server.url}/spreadsheets/Code.gs`)).text();
  sheet = fakeSpreadsheet(script);
});
afterAll(async () => {
  await sheet.close();
  await server.stop();
});

beforeEach(() => {
  sheet.services.properties.set('INVESTING_ID', credential.clientId);
  sheet.services.properties.set('INVESTING_SECRET', credential.clientSecret);
  sheet.services.clearCache();
  sheet.services.requests.length = 0;
});

const ready = () => ({ server, sheet, credential, held: held?.symbol ?? '' });
const cell = (name: string, ...args: unknown[]): CellJob => ({ name, args });
const asked = (path: string) => sheet.services.requests.filter(({ url }) => url.endsWith(path));
const one = async (name: string, ...args: unknown[]) => {
  const [value] = await sheet.recalculate([cell(name, ...args)]);
  return value;
};

describe('what a sheet asks the server', () => {
  test('is one token for 200 cells, and each question once', async () => {
    const cells = Array.from({ length: 200 }, (_, at) =>
      cell('INVEST', 'getOrders', `limit=${1 + (at % 20)}`),
    );
    const values = await sheet.recalculate(cells);
    expect(values.every((value) => Array.isArray(value))).toBe(true);
    expect(asked('/oauth/token')).toHaveLength(1);
    expect(asked('/graphql')).toHaveLength(20);
  });

  test('is one request for 50 equal calls, whatever columns they show', async () => {
    const columns = ['symbol', 'quantity', 'symbol,quantity'];
    const cells = Array.from({ length: 50 }, (_, at) =>
      cell('INVEST_POSITIONS', '', columns[at % columns.length]),
    );
    const values = await sheet.recalculate(cells);
    expect(values[0]).toEqual([['Symbol'], [held?.symbol]]);
    expect(asked('/graphql')).toHaveLength(1);
  });

  test('is one request for 50 equal calls that fail', async () => {
    const cells = Array.from({ length: 50 }, () => cell('INVEST', 'getOrders', 'ids=nonsense'));
    const values = await sheet.recalculate(cells);
    expect(new Set(values).size).toBe(1);
    expect(values[0]).toMatch(/^#BAD_USER_INPUT params\.ids/);
    expect(asked('/graphql')).toHaveLength(1);
  });

  test('is one request for a range of 50 prices', async () => {
    const value = await one(
      'INVEST_PRICE',
      shares.map(({ symbol }) => [symbol]),
    );
    expect(value).toHaveLength(50);
    expect((value as number[][]).every(([price]) => Number(price) > 0)).toBe(true);
    expect(asked('/graphql')).toHaveLength(1);
  });

  test('is asked anew where the refresh cell changes', async () => {
    for (const refresh of [1, 1, 2]) await one('INVEST_ORDERS', '', '', refresh);
    expect(asked('/graphql')).toHaveLength(2);
  });

  test('carries no secret but for the token', async () => {
    await one('INVEST_ORDERS', '', '', 'secret');
    const secret = sheet.services.properties.get('INVESTING_SECRET') ?? '';
    expect(sheet.services.requests.some(({ payload }) => payload.includes(secret))).toBe(false);
    expect(asked('/oauth/token')[0]?.payload).not.toMatch(/write|trade|full_access/);
  });
});

describe('what a cell shows', () => {
  test('is a table with the names of the contract, and numbers as numbers', async () => {
    const value = await one('INVEST_POSITIONS', '', 'symbol,quantity,costBasis,currency');
    expect(value).toEqual([
      ['Symbol', 'Quantity', 'Cost basis', 'Currency'],
      [held?.symbol, 12.5, 1_250, 'USD'],
    ]);
  });

  test('is a moment as a date, and a day as the midnight of the spreadsheet’s time zone', async () => {
    const bars = await one('INVEST_HISTORY', held?.symbol, '2026-01-05', '2026-01-10');
    const [names, first] = bars as unknown[][];
    expect(names?.slice(0, 5)).toEqual(['At', 'Open', 'High', 'Low', 'Close']);
    expect(first?.[0]).toBeInstanceOf(Date);
    const hours = (await one('INVEST', 'fetchMarketHours.days', '', 'date')) as unknown[][];
    const local = new Intl.DateTimeFormat('en', {
      timeZone: 'Pacific/Auckland',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    expect(local.format(hours[1]?.[0] as Date)).toBe('00');
  });

  test('is the part of an answer that is named', async () => {
    const totals = (await one('INVEST_NETWORTH')) as unknown[][];
    expect(totals).toHaveLength(2);
    expect(totals[0]).toContain('Net worth');
    const allocation = (await one('INVEST_NETWORTH', 'allocation')) as unknown[][];
    expect(allocation[0]).toEqual(['Category', 'Value', 'Percent', 'Unpriced count']);
  });

  test('is prices in the shape of the symbols, and words where there are none', async () => {
    const symbols = [
      [held?.symbol.toLowerCase(), ''],
      ['NOSUCH', null],
    ];
    expect(await one('INVEST_PRICE', symbols)).toEqual([
      [expect.any(Number), ''],
      ['#NOT_FOUND NOSUCH', ''],
    ]);
    const quote = await one('INVEST_PRICE', held?.symbol, 'symbol,currency');
    expect(quote).toEqual([[held?.symbol, 'USD']]);
  });

  test.each<[string, unknown[], RegExp]>([
    ['a wrong name', ['getOrder'], /^#UNKNOWN_OPERATION getOrder; did you mean getOrders/],
    ['a wrong column', ['getOrders', '', 'symbl'], /^#UNKNOWN_COLUMN symbl; did you mean symbol\?/],
    ['a wrong parameter', ['getOrders', 'limt=2'], /^#BAD_PARAMS getOrders takes no limt; did/],
    ['no JSON', ['getOrders', '{limit:2}'], /^#BAD_PARAMS The parameters are not JSON/],
    ['an unknown part', ['netWorthDashboard.all'], /^#BAD_OPERATION netWorthDashboard has no part/],
    ['what is not there', ['fetchAssetByTicker', 'ticker=NOSUCH'], /^#NOT_FOUND /],
    [
      'a bad value',
      ['getOrders', 'statuses=NOSUCH'],
      /^#GRAPHQL_VALIDATION_FAILED params\.statuses/,
    ],
  ])('is words for %s', async (_title, args, words) => {
    expect(await one('INVEST', ...args)).toMatch(words);
  });
});

describe('connecting', () => {
  const connect = async (id: string, secret: string) => {
    sheet.services.properties.clear();
    sheet.services.isMenu = true;
    const said = await one('investSave', id, secret);
    sheet.services.isMenu = false;
    return said;
  };

  test('tries the credential and keeps it for the person alone', async () => {
    const { clientId, clientSecret } = credential;
    expect(await connect(` ${clientId}\n`, clientSecret)).toMatch(/^Connected\./);
    expect(sheet.services.properties.get('INVESTING_ID')).toBe(clientId);
    expect(await one('INVEST_POSITIONS')).toHaveLength(2);
  });

  test('keeps nothing of a credential that does not work', async () => {
    expect(await connect('nobody', 'nothing')).toContain('refused the credential: Unknown client');
    expect(sheet.services.properties.size).toBe(0);
  });

  test('is for the menu alone: no cell can write what is kept', async () => {
    await expect(one('investSave', 'id', 'secret')).rejects.toThrow('permission');
  });
});

test('a token that the server does not take any more is replaced', async () => {
  await one('INVEST_ORDERS');
  sheet.services.spoil();
  expect(await one('INVEST_ORDERS', 'limit=3', 'symbol')).toContainEqual(['Symbol']);
  expect(asked('/oauth/token')).toHaveLength(2);
});

test('the sheet of examples shows a table for each of its formulas', async () => {
  const formulas = templateCells(script);
  expect(formulas.map(({ name }) => name)).toContain('INVEST_NETWORTH');
  for (const value of await sheet.recalculate(formulas)) expect(value).toBeInstanceOf(Array);
});

test('every query of the contract can be asked', async () => {
  const queries = Object.entries(operationHints).filter(
    ([name, { built }]) => built && Object(catalog)[name].type === 'Query',
  );
  const cells = queries.map(([name, { example }]) =>
    cell('INVEST', name, example === null ? '' : JSON.stringify(example)),
  );
  const values = await sheet.recalculate(cells);
  const broken = values.flatMap((value, at) =>
    typeof value === 'string' && /^#(GRAPHQL|BAD_REQUEST|QUERY|ERROR|INTERNAL|UNKNOWN)/.test(value)
      ? [`${queries[at]?.[0]}: ${value}`]
      : [],
  );
  expect(broken).toEqual([]);
});

excelTests(ready);
firstFailureTests(ready);

test.each([
  ['Code.gs', 'text/plain'],
  ['excel.xml', 'application/xml'],
  ['functions.json', 'application/json'],
  ['pane.html', 'text/html'],
  ['positions.pq', 'text/plain'],
  ['icon-32.png', 'image/png'],
])('the server hands out %s', async (name, type) => {
  const response = await fetch(`${server.url}/spreadsheets/${name}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
});
