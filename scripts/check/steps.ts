import { spawn } from 'node:child_process';
import { root, toolEnvironment } from '../lib/process.mjs';

/** The machine's tools use several threads each, so more at once only makes the output later. */
const STEPS_AT_ONCE = 2;

/** How a tool ended, with standard output and error as they came. */
export interface Outcome {
  readonly exitCode: number;
  readonly output: string;
}

export interface Step {
  readonly name: string;
  check(): Promise<Outcome>;
}

/** A step that runs a script of a tool under this Node, in the repository's folder. */
export function toolStep(name: string, script: string, ...args: string[]): Step {
  return { name, check: () => runTool(script, args) };
}

/** Runs a script under this Node, in the repository's folder, and keeps what it says. */
export function runTool(script: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: toolEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const append = (chunk: string) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', append);
    child.stderr.setEncoding('utf8').on('data', append);
    child.once('error', reject);
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/**
 * Runs the steps, two at a time, and prints a line for each as it ends, a failing one's output
 * with it. Gives the names of those that failed, in the order of `steps`.
 */
export async function runSteps(
  steps: readonly Step[],
  print: (line: string) => void,
): Promise<string[]> {
  const failed = new Set<string>();
  const waiting = [...steps];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const startedAt = performance.now();
      const { exitCode, output } = await step.check();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      print(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
      if (exitCode === 0) continue;
      failed.add(step.name);
      print(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: STEPS_AT_ONCE }, worker));
  return steps.map((step) => step.name).filter((name) => failed.has(name));
}
