import { expect, test } from 'vitest';
import { builtFiles, type SourceFile } from './support/source-files.ts';

/** Words and signs in a row that are no accident any more: some six lines. */
const LENGTH = 36;
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[\w$]+|=>|[!=]==|&&|\|\||\?\?|\?\.|\.{3}|[^\s,]/g;
const IMPORT = /^(?:import|export) (?:type )?[{*][\s\S]*?from '[^']*';$/gm;
const BASES = [0x01000193, 0x9e3779b1] as const;
const SECOND_BITS = 2 ** 21;

interface Read {
  readonly path: string;
  /** The number of each word or sign, and its line. */
  readonly tokens: readonly number[];
  readonly lines: readonly number[];
}

const numbers = new Map<string, number>();

function read({ path, lines: text }: SourceFile): Read {
  const code = text.join('\n').replace(IMPORT, (found) => found.replace(/[^\n]/g, ' '));
  const [tokens, lines]: [number[], number[]] = [[], []];
  let [line, from] = [1, 0];
  for (const { 0: token, index } of code.matchAll(TOKENS)) {
    for (let at = code.indexOf('\n', from); at >= 0 && at < index; at = code.indexOf('\n', from)) {
      line += 1;
      from = at + 1;
    }
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    const number = numbers.get(token) ?? numbers.size + 1;
    numbers.set(token, number);
    tokens.push(number);
    lines.push(line);
  }
  return { path, tokens, lines };
}

const POWERS = BASES.map((base) => {
  let power = 1;
  for (let at = 0; at < LENGTH; at += 1) power = Math.imul(power, base);
  return power;
});

/** A sum over each row of that many words and signs, by where it begins. */
function* rows({ tokens }: Read): Generator<readonly [at: number, sum: number]> {
  let [one, other] = [0, 0];
  for (const [at, token] of tokens.entries()) {
    const gone = at < LENGTH ? 0 : (tokens[at - LENGTH] ?? 0);
    one = (Math.imul(one, BASES[0]) + token - Math.imul(gone, POWERS[0] ?? 0)) | 0;
    other = (Math.imul(other, BASES[1]) + token - Math.imul(gone, POWERS[1] ?? 0)) | 0;
    const sum = (one >>> 0) * SECOND_BITS + ((other >>> 0) % SECOND_BITS);
    if (at >= LENGTH - 1) yield [at - LENGTH + 1, sum];
  }
}

function writtenTwice(ones: readonly Read[], others: readonly Read[]): string[] {
  const known = new Map<number, readonly [Read, number]>();
  for (const one of ones) {
    for (const [at, sum] of rows(one)) known.set(sum, [one, at]);
  }
  return others.flatMap((other) => {
    const found: string[] = [];
    let next = 0;
    for (const [at, sum] of rows(other)) {
      const [one, begins = 0] = known.get(sum) ?? [];
      if (one === undefined || at < next) continue;
      const there = `${one.path}:${one.lines[begins]}`;
      found.push(
        `${other.path}:${other.lines[at]} stands in ${there} too: write it in packages/rules`,
      );
      next = at + LENGTH;
    }
    return found;
  });
}

const under = (folder: string): Read[] => builtFiles(folder).map(read);

test('no rule is written both in the server and in the mocks', () => {
  expect(writtenTwice(under('packages/server/src'), under('packages/mocks/src'))).toEqual([]);
});

test('what is written twice is found, wherever its lines break, and with which comments', () => {
  const body = Array.from({ length: 8 }, (_, at) => `sum = plus(sum, parts[${at}]);`);
  const one = read({ path: 'a.ts', lines: ['let sum = 0;', ...body] });
  const other = read({ path: 'b.ts', lines: ['// Another', '', body.join(' /* and */\n  ')] });
  expect(writtenTwice([one], [other])[0]).toMatch(/^b\.ts:3 stands in a\.ts:2 too/);
  const changed = read({ path: 'c.ts', lines: body.map((line) => line.replace('plus', 'minus')) });
  expect(writtenTwice([one], [changed])).toEqual([]);
});
