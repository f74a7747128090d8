import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { root, toolEnvironment } from '../../../scripts/lib/process.mjs';
import { type Figure, type Section, verdict } from '../report/figure.ts';
import { median } from '../report/statistics.ts';

const GOAL_SECONDS = 5;
const MOST_SECONDS = 120;
const COMMANDS = ['codegen', 'typecheck'] as const;

/** Wall time of the tools that people wait for all day. */
export function measureTools(rounds: number): Section {
  const figures = COMMANDS.map((command): Figure => {
    const samples = Array.from({ length: rounds }, () => secondsOf(command));
    const value = median(samples);
    return { name: `tools/${command}`, value, unit: 's', goal: GOAL_SECONDS, samples };
  });
  const rows = figures.map((figure, at) => [
    `npm run ${COMMANDS[at]}`,
    figure.value.toFixed(2),
    Math.min(...figure.samples).toFixed(2),
    Math.max(...figure.samples).toFixed(2),
    verdict(figure, `≤ ${GOAL_SECONDS} s`),
  ]);
  const table = [['tool', 'seconds', 'least', 'most', 'goal'], ...rows];
  return { title: `Tools: wall time, medians of ${rounds} rounds`, table, figures };
}

function secondsOf(command: string): number {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', command], {
    cwd: root,
    env: toolEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: MOST_SECONDS * 1_000,
  });
  if (status !== 0) throw new Error(`npm run ${command} failed:\n${stdout}${stderr}`);
  return (performance.now() - startedAt) / 1_000;
}
