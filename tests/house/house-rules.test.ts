import { describe, expect, test } from 'vitest';
import {
  findLines,
  isCode,
  isFixture,
  isGenerated,
  isTest,
  sourceFiles,
} from './support/source-files.ts';

const HERE = 'tests/house/house-rules.test.ts';
const files = sourceFiles().filter(({ path }) => path !== HERE);
const written = files.filter((file) => !isGenerated(file));
const code = written.filter(isCode);
const server = code.filter((file) => file.path.startsWith('packages/server/src/') && !isTest(file));
const outside = (...paths: RegExp[]) =>
  server.filter(({ path }) => !paths.some((allowed) => allowed.test(path)));

const KERNEL = /^packages\/server\/src\/kernel\//;
const CONFIG = /^packages\/server\/src\/config\/config\.ts$/;
const LITERAL = /^\s*(\w+: )?['"`/].*['"`/][a-z]*[,;]?$/;
const DATA = /(^|\/)data\/|\/migrations\//;

/** The only wait that must be longer than a test's: a killed server comes back in it. */
const LONG_WAIT = 'tests/faults/support/persistent-client.ts';
/** These end a wait that goes on for too long, and know how a busy machine is told from a fault. */
const BOUNDED_WAIT = /^tests\/(support\/promptly|sdk\/support\/until)\.ts$|\/lock-file\.test\.ts$/;
const MIN_WAIT_MS = 60_000;
const MIN_TEST_MS = 180_000;

/** Nothing may fail because the machine is busy: waits and tests are as long as configured. */
function isHasty(line: string): boolean {
  const [, wait] = /\btimeout: (\d[\d_]*)/.exec(line) ?? [];
  const [, test] = /^\s*\}, (\d[\d_]*_000)\);$/.exec(line) ?? [];
  const isShort = (text: string | undefined, least: number) =>
    text !== undefined && Number(text.replaceAll('_', '')) < least;
  return (
    /\bvi\.wait(For|Until)\(/.test(line) || isShort(wait, MIN_WAIT_MS) || isShort(test, MIN_TEST_MS)
  );
}

/** The formatter breaks code at 100 columns, but not a text: beside code 120, alone any width. */
function isTooWide(line: string): boolean {
  const limit = /['"`]/.test(line) ? 120 : 100;
  return line.length > limit && !LITERAL.test(line);
}

test('the rules see the repository', () => {
  expect(code.length).toBeGreaterThan(20);
  expect(server.length).toBeGreaterThan(5);
});

describe('the server', () => {
  test('reads the environment in config/config.ts only', () => {
    expect(findLines(outside(CONFIG), /process\.env|\benv\b.*from 'node:process'/)).toEqual([]);
  });

  test('reads the time in the kernel alone', () => {
    const pattern = /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\b|DateTime\.(now|local|utc)\(\)/;
    expect(findLines(outside(KERNEL), pattern)).toEqual([]);
  });

  test('takes random values in the kernel alone', () => {
    const pattern = /Math\.random|\brandom(Bytes|UUID|Int|FillSync)\(|getRandomValues/;
    expect(findLines(outside(KERNEL), pattern)).toEqual([]);
  });
});

describe('every file', () => {
  test('of code has at most 300 lines', () => {
    const long = code.filter(({ path, lines }) => lines.length > 301 && !DATA.test(path));
    expect(long.map(({ path, lines }) => `${path}: ${lines.length}`)).toEqual([]);
  });

  test('of code has lines of at most 100 columns, texts apart', () => {
    const narrow = code.filter(({ path }) => !DATA.test(path));
    expect(findLines(narrow, isTooWide)).toEqual([]);
  });

  test('has a name in kebab-case', () => {
    const odd = code.filter(({ path }) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1) ?? ''));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test('that is generated says so in its first line', () => {
    const silent = files.filter(
      (file) =>
        isGenerated(file) &&
        !file.path.endsWith('.json') &&
        !/generated/i.test(file.lines[0] ?? ''),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test.each([
    ['suppresses a check', /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/],
    ['leaves the type system', /\bas (any|never|unknown as)\b/],
    ['skips or singles out a test', /\b(test|it|describe)\.(only|skip|todo|fails)\b/],
    ['puts work off', /\b(TODO|FIXME|XXX|HACK)\b/],
  ])('of code never %s', (_title, pattern) => {
    expect(findLines(code, pattern)).toEqual([]);
  });

  test('of tests polls for a condition, never sleeps', () => {
    const pattern = /from 'node:timers\/promises'|setTimeout\((resolve|done|r)\b/;
    expect(findLines(code.filter(isTest), pattern)).toEqual([]);
  });

  test('of tests waits with expect.poll, for as long as the configuration says or longer', () => {
    const tests = code
      .filter((file) => isTest(file) || isFixture(file))
      .filter(({ path }) => path !== LONG_WAIT);
    expect(findLines(tests, isHasty)).toEqual([]);
  });

  test('of tests expects nothing of the time that passes', () => {
    const hurried = code.filter((file) => isTest(file) && !BOUNDED_WAIT.test(file.path));
    expect(findLines(hurried, /\bperformance\.now\(/)).toEqual([]);
  });

  test('is free of paths of one machine', () => {
    const pattern = /(^|[\s"'`(=])\/(work|root|home|Users)\/|\/tmp\/|\.\.\/shared\b|C:\\\\Users/;
    expect(findLines(files, pattern)).toEqual([]);
  });
});
