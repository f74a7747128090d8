import { expect, test } from 'vitest';
import { runSteps } from './steps.ts';

const step = (name: string, exitCode: number, output: string) => ({
  name,
  check: async () => ({ exitCode, output }),
});

test('every step runs, a failing one is named and its output shown whole', async () => {
  const lines: string[] = [];
  const steps = [step('a', 1, 'why a failed\n'), step('b', 0, 'hidden'), step('c', 2, 'why c')];
  expect(await runSteps(steps, (line) => lines.push(line))).toEqual(['a', 'c']);
  const text = lines.join('\n').replaceAll(/\d+\.\d s/g, 'N s');
  expect(text).toContain('FAILED a (N s)\nwhy a failed\n');
  expect(text).toContain('FAILED c (N s)\nwhy c');
  expect(text).toContain('ok     b (N s)');
  expect(text).not.toContain('hidden');
});

test('no more than two steps run at a time', async () => {
  let running = 0;
  let most = 0;
  const check = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return { exitCode: 0, output: '' };
  };
  const steps = Array.from({ length: 6 }, (_, index) => ({ name: String(index), check }));
  await runSteps(steps, () => undefined);
  expect(most).toBe(2);
});
