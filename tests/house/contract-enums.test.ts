import { expect, test } from 'vitest';
import {
  isCode,
  isFixture,
  isGenerated,
  isTest,
  type SourceFile,
  sourceFiles,
} from './support/source-files.ts';

const CONTRACT = 'packages/schema/generated/operations.ts';
const USES_THE_CONTRACT = /^packages\/(server|mocks|web|cli)\/src\//;
const ENUM = /export type (\w+) =((?:\s*\|?\s*'\w+')+);/g;
/** Three values and more: two may well mean another thing than the contract's. */
const UNION = /'[A-Z]\w*'(?:\s*\|\s*'[A-Z]\w*'){2,}/g;

const files = sourceFiles();

function uncommented({ lines }: SourceFile): string {
  return lines.join('\n').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
}

function valuesOf(union: string): string {
  const values = [...union.matchAll(/'(\w+)'/g)].map(([, value]) => value);
  return values.sort().join();
}

const enums = new Map(
  files
    .filter(({ path }) => path === CONTRACT)
    .flatMap((file) => [...uncommented(file).matchAll(ENUM)])
    .map(([, name, union = '']) => [valuesOf(union), name]),
);

function copiesIn(file: SourceFile): string[] {
  return [...uncommented(file).matchAll(UNION)]
    .map(([union]) => enums.get(valuesOf(union)))
    .filter((name) => name !== undefined)
    .map((name) => `${file.path}: ${name}`);
}

test('the rule sees the enums and a copy', () => {
  const copy = { path: 'a.ts', lines: ["type Sold = 'HIFO' /** Why. */", " | 'FIFO' | 'LIFO'"] };
  expect(copiesIn(copy)).toEqual([]);
  copy.lines.push("  | 'AVERAGE' | 'SPECIFIC';");
  expect(copiesIn(copy)).toEqual(['a.ts: CostBasisMethod']);
  expect(enums.size).toBeGreaterThan(100);
});

test('an enum of the contract is imported, not written again', () => {
  const code = files
    .filter(({ path }) => USES_THE_CONTRACT.test(path))
    .filter((file) => isCode(file) && !isTest(file) && !isFixture(file) && !isGenerated(file));
  expect(code.flatMap(copiesIn)).toEqual([]);
});
