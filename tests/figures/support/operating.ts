import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorProgram } from '@investing-platform/server/testing';
import type { World } from './world.ts';

/** Runs a command of the operator on the server of a world; @returns what it prints. */
export async function operate({ server }: World, ...args: string[]): Promise<string> {
  let printed = '';
  const program = operatorProgram(async (run) => {
    printed = await run({ ...server.deps, operator: 'olga' });
  });
  await program.parseAsync(args, { from: 'user' });
  return printed;
}

/** The same for a command that reads one file of JSON. */
export async function operateOn(world: World, command: string, content: object): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  try {
    const file = join(folder, 'content.json');
    writeFileSync(file, JSON.stringify(content));
    return await operate(world, command, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
