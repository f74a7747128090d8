import { type ChildProcess, fork, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../../scripts/lib/process.mjs';
import { serverFlags } from '../../../scripts/lib/runtime.mjs';
import { type Core, pinned } from './cores.ts';
import { type Question, READY, type Reply } from './questions.ts';

const STOP_SECONDS = 15;
const LOG_TAIL_CHARACTERS = 4_000;

export interface ChildOptions {
  /** Absolute path of a module. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly core: Core;
  /** Modules that are loaded first. */
  readonly preload?: readonly string[];
}

/** A process of ours. It ends with this one, whatever happens. */
export interface Child {
  readonly pid: number;
  /** Asks the child, at most `seconds` long. Rejects where it fails, ends or does not answer. */
  ask<Value>(name: string, input: unknown, seconds: number): Promise<Value>;
  /** Resolves when the child says that it listens to questions. Rejects where it does not, or ends. */
  ready(seconds: number): Promise<void>;
  /** Rejects when the process has ended, with the last of what it wrote. */
  readonly ended: Promise<never>;
  /** SIGTERM, and SIGKILL after 15 seconds. */
  stop(): Promise<void>;
}

/** The environment of measured processes: this one's settings must not reach them. */
function environment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NODE_ENV: 'production', ...extra };
}

/** Starts a module of this repository in a process with a channel to ask it over. */
export function startChild({ script, args = [], env, core, preload = [] }: ChildOptions): Child {
  const flags = [...serverFlags, ...preload.flatMap((module) => ['--import', module])];
  const [execPath, ...execArgv] = pinned(core, [process.execPath, ...flags]);
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const options = { execPath, execArgv, stdio, cwd: root, env: environment(env) };
  return owned(fork(script, args, options));
}

/** Starts a module without anything of the benchmark in its process. */
export function startPlain(script: string, env: Readonly<Record<string, string>>): Child {
  const args = [...serverFlags, script];
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  return owned(spawn(process.execPath, args, { stdio, cwd: root, env: environment(env) }));
}

function owned(process_: ChildProcess): Child {
  const kill = () => process_.kill('SIGKILL');
  process.once('exit', kill);
  let tail = '';
  for (const stream of [process_.stdout, process_.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-LOG_TAIL_CHARACTERS);
    });
  }
  const exit = once(process_, 'exit').finally(() => process.off('exit', kill));
  const ended = exit.then((): never => {
    throw new Error(`${process_.spawnargs.at(-1)} ended:\n${tail}`);
  });
  ended.catch(() => undefined);
  return {
    pid: process_.pid ?? 0,
    ask: asker(process_, ended),
    ready: (seconds) => Promise.race([readiness(process_, seconds), ended]),
    ended,
    async stop() {
      if (process_.exitCode !== null || process_.signalCode !== null) return;
      process_.kill('SIGTERM');
      const timer = setTimeout(kill, STOP_SECONDS * 1_000);
      await exit;
      clearTimeout(timer);
    },
  };
}

function asker(process_: ChildProcess, ended: Promise<never>): Child['ask'] {
  let lastId = 0;
  return async <Value>(name: string, input: unknown, seconds: number): Promise<Value> => {
    lastId += 1;
    const question: Question = { id: lastId, name, input };
    const deadline = AbortSignal.timeout(seconds * 1_000);
    const answer = replyTo(process_, question.id, deadline);
    process_.send(question);
    const reply = await Promise.race([answer, ended]);
    if ('error' in reply) throw new Error(reply.error);
    return reply.value as Value;
  };
}

async function readiness(process_: ChildProcess, seconds: number): Promise<void> {
  const deadline = AbortSignal.timeout(seconds * 1_000);
  const [message] = await once(process_, 'message', { signal: deadline });
  if (message !== READY) throw new Error(`${process_.spawnargs.at(-1)} said something else first`);
}

function replyTo(process_: ChildProcess, id: number, deadline: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: Reply) => {
      if (reply.id !== id) return;
      process_.off('message', onMessage);
      resolve(reply);
    };
    process_.on('message', onMessage);
    deadline.addEventListener('abort', () => {
      process_.off('message', onMessage);
      reject(new Error(`${process_.spawnargs.at(-1)} did not answer in time`));
    });
  });
}
