import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

/** Starts one PostgreSQL server for the run and provides `postgresUrl`; vitest calls the result. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const keeperPath = new URL('./postgres-keeper.ts', import.meta.url).pathname;
  const keeper = spawn(process.execPath, [keeperPath], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(keeper, 'exit');
  const firstLine = once(createInterface(keeper.stdout), 'line');
  const [url] = await Promise.race([
    firstLine,
    exited.then(() => Promise.reject(new Error('the PostgreSQL server for tests did not start'))),
  ]);
  project.provide('postgresUrl', String(url));
  return async () => {
    keeper.stdin.end();
    await exited;
  };
}
