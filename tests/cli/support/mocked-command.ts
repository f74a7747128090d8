import {
  type FakeTerminal,
  type FakeTerminalOptions,
  fakeTerminal,
  run,
} from '@investing-platform/cli/testing';
import type { MockServer } from '@investing-platform/mocks/node';

export const BASE_URL = 'https://api.example.com';

/** What a command did. */
export interface Ended {
  readonly exitCode: number;
  readonly out: string;
  readonly problems: string;
  readonly terminal: FakeTerminal;
}

/** Who calls: a credential of the mocked world. */
export interface Caller {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Runs a command against the mocks, as a person of theirs. */
export async function command(
  caller: Caller,
  args: readonly string[],
  options: FakeTerminalOptions = {},
): Promise<Ended> {
  const terminal = fakeTerminal({ ...options, env: environmentOf(caller) });
  const exitCode = await run(args, terminal);
  return { exitCode, out: terminal.out(), problems: terminal.problems(), terminal };
}

function environmentOf({ clientId, clientSecret }: Caller) {
  return {
    INVESTING_BASE_URL: BASE_URL,
    INVESTING_CLIENT_ID: clientId,
    INVESTING_CLIENT_SECRET: clientSecret,
  };
}

const MAX_SECONDS = 600;

/**
 * Lets the mocked time pass until the work is done.
 *
 * @throws {Error} where it does not end within ten mocked minutes
 */
export async function whileTimePasses<Result>(
  mocks: MockServer,
  work: Promise<Result>,
): Promise<Result> {
  let isDone = false;
  const settled = work.finally(() => {
    isDone = true;
  });
  for (let second = 0; second < MAX_SECONDS && !isDone; second += 1) {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
    mocks.advance(1_000);
  }
  if (!isDone) throw new Error('The work has not ended');
  return settled;
}
