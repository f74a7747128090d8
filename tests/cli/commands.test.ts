import { setupMockServer } from '@investing-platform/mocks/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BASE_URL, type Caller, command, whileTimePasses } from './support/mocked-command.ts';

const mocks = setupMockServer({ baseUrl: BASE_URL });

beforeAll(() => mocks.listen());
afterEach(() => mocks.reset());
afterAll(() => mocks.close());

const person = (): Caller => mocks.world.person.credential;
const buy = ['--side', 'BUY', '--type', 'MARKET', '--notional', '25', '--time-in-force', 'IOC'];

async function bitcoin(): Promise<string> {
  const { out } = await command(person(), [
    'fetchAssetByTicker',
    '--ticker',
    'BTC',
    '--format',
    'json',
  ]);
  return JSON.parse(out).id;
}

async function orderCount(): Promise<number> {
  const { out } = await command(person(), ['getOrders', '--all', '--format', 'json']);
  return JSON.parse(out).length;
}

describe('a list', () => {
  test('is a table with the names of the contract', async () => {
    const { exitCode, out, problems } = await command(person(), ['getPositions']);
    expect(problems).toBe('');
    expect(exitCode).toBe(0);
    expect(out.split('\n')[0]).toMatch(
      /^Id +Symbol +Name +Asset class +Quantity +Quantity available/,
    );
    expect(out).toContain('AAPL');
  });

  test('is CSV with all columns', async () => {
    const args = ['getPositions', '--format', 'csv', '--columns', 'symbol,Asset: name,quantity'];
    const { out } = await command(person(), args);
    expect(out.split('\n')[0]).toBe('Symbol,Asset: name,Quantity');
    expect(out).toContain('AAPL,Apple Inc.,');
  });

  test('is the answer itself as JSON', async () => {
    const { out } = await command(person(), ['getOrders', '--limit', '1', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ nodes: [{ symbol: expect.any(String) }] });
  });

  test('tells on the standard error how to read on', async () => {
    const { out, problems } = await command(person(), ['getOrders', '--limit', '1']);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    const [, cursor = ''] = /--cursor (\S+)\n$/.exec(problems) ?? [];
    const next = await command(person(), ['getOrders', '--limit', '1', '--cursor', cursor]);
    expect(next.exitCode).toBe(0);
    expect(next.out).not.toBe(out);
  });

  test('is read whole with --all, up to --max', async () => {
    const whole = await orderCount();
    expect(whole).toBeGreaterThan(2);
    const args = ['getOrders', '--all', '--limit', '1', '--max', '2', '--format', 'json'];
    const { out, problems } = await command(person(), args);
    expect(JSON.parse(out)).toHaveLength(2);
    expect(problems).toContain('Ended at 2 rows');
    const exact = await command(person(), [...args.slice(0, 5), String(whole), ...args.slice(6)]);
    expect(JSON.parse(exact.out)).toHaveLength(whole);
    expect(exact.problems).toBe('');
  });

  test('without rows says so, and prints nothing', async () => {
    const args = ['getOrders', '--from', '2001-01-01T00:00:00Z', '--to', '2001-01-02T00:00:00Z'];
    const { exitCode, out, problems } = await command(person(), args);
    expect({ exitCode, out, problems }).toEqual({
      exitCode: 0,
      out: '',
      problems: 'There are none.\n',
    });
  });
});

describe('an object', () => {
  test('has its values under each other, and its lists as tables', async () => {
    const { out } = await command(person(), ['netWorthDashboard'], { columns: 100 });
    expect(out).toMatch(/^Totals: net worth +-?\d/);
    expect(out).toMatch(/\nAssets\n/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('that is one object is printed field by field', async () => {
    const { out } = await command(person(), ['netWorthDisplayCurrency']);
    expect(out).toMatch(/display currency +[A-Z]{3}\n/i);
  });
});

describe('what moves money', () => {
  test('is shown and asked, and not done without a yes', async () => {
    const before = await orderCount();
    const args = ['placeOrder', '--asset-id', 'btc', ...buy];
    const { exitCode, out, problems, terminal } = await command(person(), args, { answer: '' });
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(problems).toMatch(/^Buy 25 USD of BTC \(Bitcoin\), market order, live account\n/);
    expect(problems).toContain(await bitcoin());
    expect(problems).toMatch(/Notional +25\n/);
    expect(problems).toContain('Nothing was done.');
    expect(terminal.questions).toEqual([`Do this at ${BASE_URL}? [y/N] `]);
    expect(await orderCount()).toBe(before);
  });

  test('is shown with numbers as people read them', async () => {
    const order = { side: 'BUY', type: 'LIMIT', limitPrice: '12500.5', quantity: '25000' };
    const params = JSON.stringify({ ...order, timeInForce: 'GTC' });
    const args = ['placeOrder', '--asset-id', 'btc', '--params', params];
    const { problems } = await command(person(), args, { answer: '' });
    expect(problems).toMatch(/^Limit price +12,500[.]5$/m);
    expect(problems).toMatch(/^Quantity +25,000$/m);
  });

  test.each([
    ['after a yes', { answer: 'y' }, []],
    ['unasked with --yes', {}, ['--yes']],
  ])('is done %s', async (_title, options, more) => {
    const before = await orderCount();
    const args = ['placeOrder', '--asset-id', await bitcoin(), ...buy, ...more];
    const { exitCode, out, problems } = await command(person(), args, options);
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: expect.stringMatching(/Side +BUY/) });
    expect(problems).not.toMatch(/\([A-Z_]+\)$/m);
    expect(await orderCount()).toBe(before + 1);
  });

  test('is not asked of the standard input that brings its parameters', async () => {
    const input = JSON.stringify({ id: '01890a5d-ac96-774b-bcce-b302099a8057' });
    const args = ['cancelOrder', '--params', '-'];
    expect(await command(person(), args, { input })).toMatchObject({ exitCode: 2, out: '' });
    const { exitCode, problems } = await command(person(), [...args, '--yes'], { input });
    expect(exitCode).toBe(1);
    expect(problems).toContain('(NOT_FOUND)');
  });
});

describe('a refusal', () => {
  test('names each unacceptable value by its flag', async () => {
    const args = ['placeOrder', '--asset-id', await bitcoin(), ...buy, '--yes'];
    const { exitCode, out, problems } = await command(person(), [...args, '--notional', '0.001']);
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(problems).toMatch(/\(BAD_USER_INPUT\)\n {2}--notional: .+\n(Request .+\n)?$/);
  });

  test('for a plan says plan, and not scope', async () => {
    const { user } = mocks.world.people.free;
    const caller = mocks.world.addCredential(user);
    const { exitCode, out, problems } = await command(caller, ['getPositions']);
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(problems).toContain('getPositions needs the plan Plus or above');
    expect(problems).not.toContain('scope');
  });

  test('for a moment that is none says how to write one, and no mark of the SDK', async () => {
    const { exitCode, problems } = await command(person(), ['getOrders', '--from', 'yesterday']);
    expect(exitCode).toBe(1);
    expect(problems).toContain('--from: DateTime cannot represent this: write it like "');
  });

  test('of the credential does not repeat its secret', async () => {
    const caller = { ...person(), clientSecret: 'not the right secret' };
    const { exitCode, problems } = await command(caller, ['getPositions']);
    expect(exitCode).toBe(1);
    expect(problems).toContain('Check INVESTING_CLIENT_ID');
    expect(problems).not.toContain('not the right secret');
  });

  test('by nobody, where no server answers, names the address', async () => {
    const args = ['healthCheck', '--base-url', 'http://127.0.0.1:1'];
    const { exitCode, problems } = await command(person(), args);
    expect(exitCode).toBe(1);
    expect(problems).toContain('http://127.0.0.1:1');
  });
});

test('a token holds the one scope that the operation needs', async () => {
  const asked: string[] = [];
  const see = async ({ request }: { request: Request }) => {
    if (request.url.endsWith('/oauth/token')) {
      asked.push(new URLSearchParams(await request.clone().text()).get('scope') ?? '');
    }
  };
  mocks.server.events.on('request:start', see);
  await command(person(), ['getPositions']);
  await command(person(), ['getCurrentStockPrice', '--symbol', 'AAPL']);
  await command(person(), ['healthCheck']);
  mocks.server.events.removeListener('request:start', see);
  expect(asked).toEqual(['portfolio.read', 'identity']);
});

describe('a subscription', () => {
  const live = ['livePriceData', '--symbols', 'BTC', 'ETH'];

  test('prints one line an event, and ends after --count', async () => {
    const running = command(person(), [...live, '--count', '3']);
    const { exitCode, out, problems } = await whileTimePasses(mocks, running);
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: '' });
    const [head = '', ...lines] = out.trimEnd().split('\n');
    expect(head).toMatch(/Symbol +Price/);
    expect(lines).toHaveLength(3);
  });

  test('ends well with Ctrl-C', async () => {
    const running = command(person(), [...live, '--format', 'json'], {
      onWrite: (_text, interrupt) => interrupt(),
    });
    const { exitCode, out, problems } = await whileTimePasses(mocks, running);
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: '' });
    expect(JSON.parse(out)).toMatchObject({ price: expect.any(String) });
  });
});
