import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeTerminalOptions, fakeTerminal, run } from '@investing-platform/cli/testing';
import { setupMockServer } from '@investing-platform/mocks/node';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { BASE_URL } from './support/mocked-command.ts';

const mocks = setupMockServer({ baseUrl: BASE_URL });
let home: string;

beforeAll(() => mocks.listen());
beforeEach(async () => {
  mocks.reset();
  home = await mkdtemp(join(tmpdir(), 'cli-sign-in-'));
  return () => rm(home, { recursive: true, force: true });
});
afterAll(() => mocks.close());

async function investing(args: readonly string[], options: FakeTerminalOptions = {}) {
  const env = { XDG_CONFIG_HOME: home, INVESTING_BASE_URL: BASE_URL, ...options.env };
  const terminal = fakeTerminal({ ...options, env });
  const exitCode = await run(args, terminal);
  return { exitCode, out: terminal.out(), problems: terminal.problems(), terminal };
}

/** What a browser does: it follows each address that it is sent to. */
async function visit(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' });
  const next = response.headers.get('Location');
  return next === null ? response.text() : visit(next);
}

/** Counts the requests for tokens from here on. */
function tokenRequests(): () => number {
  const send = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => send.mockRestore());
  return () => send.mock.calls.filter(([to]) => String(to).endsWith('/oauth/token')).length;
}

const file = () => join(home, 'investing', 'profiles.json');
const kept = async () => JSON.parse(await readFile(file(), 'utf8'));
const { credential } = mocks.world.person;
const withSecret = { input: `${credential.clientSecret}\n` };
const byCredential = ['login', '--client-id', credential.clientId];

describe('a sign-in in a browser', () => {
  test('comes back to this machine, and serves what it allows', async () => {
    const pages: Promise<string>[] = [];
    const browse = (address: string) => void pages.push(visit(address));
    const { exitCode, out, problems } = await investing(['login'], { browse });
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' });
    expect(await Promise.all(pages)).toEqual([expect.stringContaining('You are signed in')]);
    expect(problems).toContain(`Signed in to ${BASE_URL} as`);
    const { profiles } = await kept();
    expect(profiles.default.clientSecret).toBeNull();
    expect(problems).not.toContain(profiles.default.token.value);
    expect(await investing(['getPositions'])).toMatchObject({ exitCode: 0, problems: '' });
    const refused = await investing(['placeOrder', '--params', '-', '--yes'], {
      input: JSON.stringify({ assetId: 'BTC', side: 'BUY', type: 'MARKET', timeInForce: 'IOC' }),
    });
    expect(refused).toMatchObject({ exitCode: 1, out: '' });
    expect(refused.problems).toMatch(
      /does not allow trade[\s\S]*investing login --scopes '.*trade'/,
    );
  });

  test('asks for the scopes that are named, as the client that it registered before', async () => {
    const browse = (address: string) => void visit(address);
    await investing(['login'], { browse });
    const first = (await kept()).profiles.default;
    await investing(['login', '--scopes', 'identity trade'], { browse });
    const second = (await kept()).profiles.default;
    expect(second.clientId).toBe(first.clientId);
    expect(second.token.scopes).toEqual(['identity', 'trade']);
  });

  test('is registered anew where the server has forgotten the program', async () => {
    const browse = (address: string) => void visit(address);
    await investing(['login'], { browse });
    const all = await kept();
    const { clientId } = all.profiles.default;
    all.profiles.default.clientId = 'ip_ci_forgotten';
    await writeFile(file(), JSON.stringify(all));
    expect(await investing(['login'], { browse })).toMatchObject({ exitCode: 0 });
    expect((await kept()).profiles.default.clientId).toMatch(clientId.slice(0, 6));
    expect((await kept()).profiles.default.clientId).not.toBe('ip_ci_forgotten');
  });

  test('is not ended by whoever finds the port, nor does it take their code', async () => {
    const answers: number[] = [];
    const browse = async (address: string) => {
      const callback = new URL(new URL(address).searchParams.get('redirect_uri') ?? '');
      for (const path of ['/', '/callback', '/callback?code=x', '/callback?code=x&state=y']) {
        answers.push((await fetch(new URL(path, callback))).status);
      }
      await visit(address);
    };
    expect(await investing(['login'], { browse })).toMatchObject({ exitCode: 0 });
    expect(answers).toEqual([404, 404, 404, 404]);
  });

  test('is done with a browser elsewhere by the address that it ends at', async () => {
    let shown = '';
    const answer = async () => {
      const [address = ''] = /https:\/\/\S+/.exec(shown) ?? [];
      const { headers } = await fetch(address, { redirect: 'manual' });
      return headers.get('Location') ?? '';
    };
    const terminal = fakeTerminal({
      env: { XDG_CONFIG_HOME: home, INVESTING_BASE_URL: BASE_URL },
      answer,
      onComplain: (text) => {
        shown += text;
      },
    });
    expect(await run(['login', '--no-browser'], terminal)).toBe(0);
    expect(await investing(['getPositions'])).toMatchObject({ exitCode: 0 });
  });

  test('that nobody ends keeps nothing', async () => {
    const { exitCode, problems } = await investing(['login'], { answer: '' });
    expect(exitCode).toBe(1);
    expect(problems).toContain('You are not signed in.');
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });

  test('that is over says how to go on', async () => {
    await investing(['login'], { browse: (address) => void visit(address) });
    const all = await kept();
    all.profiles.default.token.expiresAtMs = 1;
    await writeFile(file(), JSON.stringify(all));
    const { exitCode, problems } = await investing(['getPositions']);
    expect(exitCode).toBe(1);
    expect(problems).toContain('To sign in again: investing login\n');
  });
});

describe('a credential', () => {
  test('is kept where its owner alone can read it', async () => {
    const { exitCode, problems } = await investing(byCredential, withSecret);
    expect(exitCode).toBe(0);
    expect(problems).not.toContain(credential.clientSecret);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect((await stat(join(home, 'investing'))).mode & 0o777).toBe(0o700);
    expect(await investing(['getPositions'])).toMatchObject({ exitCode: 0, problems: '' });
  });

  test('asks for one token for two commands, and keeps it as its secret is kept', async () => {
    await investing(byCredential, withSecret);
    const asked = tokenRequests();
    for (const _ of ['first', 'second']) {
      expect(await investing(['getPositions'])).toMatchObject({ exitCode: 0, problems: '' });
    }
    expect(asked()).toBe(1);
    const folder = join(home, 'investing', 'tokens', 'default');
    const names = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    const kept = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    expect(kept.join()).not.toContain(credential.clientSecret);
  });

  test('serves commands at once, and those after a token that was ended or damaged', async () => {
    await investing(byCredential, withSecret);
    const atOnce = ['a', 'b', 'c'].map(() => investing(['getPositions']));
    for (const one of await Promise.all(atOnce)) expect(one).toMatchObject({ exitCode: 0 });
    const folder = join(home, 'investing', 'tokens', 'default');
    const [name = ''] = (await readdir(folder)).slice(-1);
    const kept = JSON.parse(await readFile(join(folder, name), 'utf8'));
    for (const text of ['{"value', JSON.stringify({ ...kept, value: 'ended' })]) {
      for (const one of await readdir(folder)) await writeFile(join(folder, one), text);
      expect(await investing(['getPositions'])).toMatchObject({ exitCode: 0, problems: '' });
    }
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/json[.]/));
    await investing(['logout']);
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  test('of the environment leaves no token behind', async () => {
    const env = {
      INVESTING_CLIENT_ID: credential.clientId,
      INVESTING_CLIENT_SECRET: credential.clientSecret,
    };
    expect(await investing(['getPositions'], { env })).toMatchObject({ exitCode: 0 });
    await expect(stat(join(home, 'investing'))).rejects.toThrow('ENOENT');
  });

  test('with another secret is refused and not kept', async () => {
    const { exitCode, problems } = await investing(byCredential, { input: 'wrong' });
    expect(exitCode).toBe(1);
    expect(problems).toContain('invalid_client');
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });

  test('goes to no other server than its own', async () => {
    await investing(byCredential, withSecret);
    const elsewhere = ['getPositions', '--base-url', 'https://elsewhere.example'];
    expect(await investing(elsewhere)).toMatchObject({
      exitCode: 2,
      problems: expect.stringContaining('needs a token for https://elsewhere.example'),
    });
    expect(await investing([...elsewhere, '--profile', 'default'])).toMatchObject({
      exitCode: 2,
      problems: expect.stringContaining(`is for ${BASE_URL}`),
    });
  });
});

describe('profiles', () => {
  test('are listed, chosen, named by option or environment, and forgotten', async () => {
    await investing([...byCredential, '--profile', 'one'], withSecret);
    await investing([...byCredential, '--profile', 'two'], withSecret);
    const list = async () =>
      JSON.parse((await investing(['profiles', '--format', 'json'])).out).map(
        (row: { name: string; standard: boolean }) => [row.name, row.standard],
      );
    expect(await list()).toEqual([
      ['one', false],
      ['two', true],
    ]);
    await investing(['profiles', 'one']);
    const whoami = ['whoami', '--format', 'json'];
    const profileOf = async (args: readonly string[], env = {}) =>
      JSON.parse((await investing([...whoami, ...args], { env })).out).profile;
    expect(await profileOf([])).toBe('one');
    expect(await profileOf(['--profile', 'two'])).toBe('two');
    expect(await profileOf([], { INVESTING_PROFILE: 'two' })).toBe('two');
    await investing(['logout']);
    expect(await list()).toEqual([['two', true]]);
  });

  test.each([
    [
      'an unknown one',
      ['getPositions', '--profile', 'x'],
      'There is no profile x. There are: none',
    ],
    ['a name that none can have', ['login', '--profile', '../x'], 'A profile is named by'],
    ['an unknown scope', ['login', '--scopes', 'everything'], 'There are: identity profile.read'],
    ['nobody to be', ['whoami'], 'To sign in: investing login'],
    ['nothing to leave', ['logout'], 'There is no profile default'],
  ])('%s ends with 2', async (_title, args, problem) => {
    const { exitCode, problems } = await investing(args);
    expect({ exitCode, problems }).toEqual({
      exitCode: 2,
      problems: expect.stringContaining(problem),
    });
  });

  test('that are damaged are said to be, and not overwritten', async () => {
    await investing(byCredential, withSecret);
    await writeFile(file(), '{"profiles": {"x": 1}}');
    expect(await investing(byCredential, withSecret)).toMatchObject({
      exitCode: 2,
      problems: expect.stringContaining('is damaged'),
    });
    expect(await readFile(file(), 'utf8')).toBe('{"profiles": {"x": 1}}');
  });
});

test('signing out ends the token of a browser', async () => {
  await investing(['login'], { browse: (address) => void visit(address) });
  const before = await readFile(file(), 'utf8');
  expect(await investing(['logout'])).toMatchObject({ exitCode: 0 });
  await writeFile(file(), before);
  const { exitCode, problems } = await investing(['getPositions']);
  expect(exitCode).toBe(1);
  expect(problems).toContain('To sign in again: investing login');
});
