import { expect, test } from 'vitest';
import { builtFiles, type SourceFile } from './support/source-files.ts';

/** Fewer characters are a word or a name, and no rule. */
const MIN_CHARACTERS = 24;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const TEXT = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const FILLED_IN = /\$\{[^}]*\}/g;
const SQL = /^(?:select|insert|update|delete|with)\b/i;

/** Why a sentence may stand in both, by its text. */
const EXCUSED: Readonly<Record<string, string>> = {
  'Investing Platform Client Account': 'each side simulates a bank of its own',
  'the gate admits known users only here': 'no caller sees it: it fails a wrong call of our own',
};

/** The sentences of some files, and where each stands first. */
function sentences(files: readonly SourceFile[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, lines } of files) {
    const code = lines.join('\n').replace(COMMENT, '');
    for (const [, , text = ''] of code.matchAll(TEXT)) {
      const sentence = text.replace(FILLED_IN, '…').trim();
      if (sentence.length < MIN_CHARACTERS || !sentence.includes(' ') || SQL.test(sentence)) {
        continue;
      }
      if (!found.has(sentence)) found.set(sentence, path);
    }
  }
  return found;
}

function saidTwice(ones: readonly SourceFile[], others: readonly SourceFile[]): string[] {
  const known = sentences(ones);
  return [...sentences(others)].flatMap(([sentence, path]) => {
    const there = known.get(sentence);
    if (there === undefined || sentence in EXCUSED) return [];
    return [`${path} says "${sentence}", as ${there} does: say it in packages/rules`];
  });
}

/** What is there to try with may be alike in both worlds. */
const TO_TRY = /\/(?:demo|seed)\//;

const under = (folder: string): SourceFile[] =>
  builtFiles(folder).filter(({ path }) => !TO_TRY.test(path));

test('what is refused and answered is said once for the server and the mocks', () => {
  expect(saidTwice(under('packages/server/src'), under('packages/mocks/src'))).toEqual([]);
});

test('every excuse is one for a sentence that stands on both sides still', () => {
  const server = sentences(under('packages/server/src'));
  const mocks = sentences(under('packages/mocks/src'));
  const idle = Object.keys(EXCUSED).filter((text) => !server.has(text) || !mocks.has(text));
  expect(idle).toEqual([]);
});

test('a sentence is found whatever is filled in, and in whichever quotes', () => {
  const saying = (limit: string) => `throw refuse(\`A person may have \${${limit}} cards\`);`;
  const one = { path: 'a.ts', lines: [saying('MAX_CARDS')] };
  const other = { path: 'b.ts', lines: [saying('limit')] };
  expect(saidTwice([one], [other])).toEqual([
    'b.ts says "A person may have … cards", as a.ts does: say it in packages/rules',
  ]);
  const comment = { path: 'c.ts', lines: [`// ${saying('limit')}`] };
  expect(saidTwice([one], [comment])).toEqual([]);
});
