import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { root, toolEnvironment } from '../../../scripts/lib/process.mjs';
import { medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';

const GOAL_SECONDS = 5;
const MAX_SECONDS = 120;
const COMMANDS = ['codegen', 'typecheck'] as const;
const LABELS = { 'tools/codegen': 'npm run codegen', 'tools/typecheck': 'npm run typecheck' };

/** Wall time of the tools that people wait for all day. */
export function measureTools(rounds: number): Section {
  const figures = COMMANDS.map((command) => {
    const samples = Array.from({ length: rounds }, () => secondsOf(command));
    return medianFigure(`tools/${command}`, 's', samples, GOAL_SECONDS);
  });
  const title = `Tools: wall time, medians of ${rounds} rounds`;
  return { title, table: figureTable(figures, LABELS), figures };
}

function secondsOf(command: string): number {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', command], {
    cwd: root,
    env: toolEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: MAX_SECONDS * 1_000,
  });
  if (status !== 0) throw new Error(`npm run ${command} failed:\n${stdout}${stderr}`);
  return (performance.now() - startedAt) / 1_000;
}
