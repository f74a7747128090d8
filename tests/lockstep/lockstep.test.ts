import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyWorkspace, runInCopy } from './support/workspace-copy.ts';

let copy: string;
beforeAll(() => {
  copy = copyWorkspace();
  const include = [
    ...CHECKED.map((name) => `packages/${name}/src`),
    'tests/support/provided-context.ts',
  ];
  const compilerOptions = { lib: ['ESNext', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'] };
  const config = { extends: './tsconfig.base.json', compilerOptions, include };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const CHECKED = ['server', 'sdk', 'mocks'];

/** All three in one program, since each would read the contract and the libraries anew. */
const typeCheck = () => runInCopy(copy, 'typescript-native/bin/tsc', ['-p', '.', '--noEmit']);
const codegen = () =>
  runInCopy(copy, '@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts']);

/** That all of them compile as committed is one of the checks before the tests. */
describe('One contract drives server, SDK and mocks', () => {
  test('a field renamed in the SDL breaks all three at compile time', async () => {
    const path = join(copy, 'packages/schema/src/trading/order.graphql');
    const sdl = readFileSync(path, 'utf8');
    expect(sdl).toContain('  quantityFilled: Decimal!');
    writeFileSync(path, sdl.replace('  quantityFilled: Decimal!', '  filledQuantity: Decimal!'));
    expect(await codegen()).toMatchObject({ exitCode: 0 });
    const { exitCode, output } = await typeCheck();
    expect(exitCode).not.toBe(0);
    for (const name of CHECKED) {
      const errors = output.split('\n').filter((line) => line.startsWith(`packages/${name}/`));
      expect(errors.join('\n'), name).toMatch(/quantityFilled|filledQuantity/);
    }
  });

  test('a root field that is not in the operation table stops the code generation', async () => {
    const path = join(copy, 'packages/schema/src/platform/platform.graphql');
    const sdl = readFileSync(path, 'utf8');
    writeFileSync(path, sdl.replace('healthCheck: HealthStatus!', 'health: HealthStatus!'));
    const { exitCode, output } = await codegen();
    expect(exitCode).not.toBe(0);
    expect(output).toContain('Query.health is not in the operation table');
  });
});
