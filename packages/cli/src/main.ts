#!/usr/bin/env node
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

const { stdin, stdout, stderr, env } = process;

const interruption = new AbortController();
// Once: a second Ctrl-C ends the process at once.
process.once('SIGINT', () => interruption.abort());

// `| head` closes the pipe when it has seen enough.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const terminal: Terminal = {
  env,
  folder: process.cwd(),
  columns: stdout.isTTY ? stdout.columns : null,
  hasColors: stdout.isTTY && stdout.hasColors(),
  isInteractive: stdin.isTTY && stderr.isTTY,
  interrupted: interruption.signal,
  write: (line) => void stdout.write(line),
  complain: (line) => void stderr.write(line),
  async ask(question) {
    const lines = createInterface({ input: stdin, output: stderr });
    // In line mode the terminal keeps Ctrl-C to itself; Ctrl-D ends it without an answer.
    lines.once('SIGINT', () => {
      interruption.abort();
      lines.close();
    });
    const closed = once(lines, 'close').then(() => '');
    try {
      return await Promise.race([lines.question(question).catch(() => ''), closed]);
    } finally {
      lines.close();
    }
  },
  lines: () => createInterface({ input: stdin }),
  readInput: () => text(stdin),
};

process.exitCode = await run(process.argv.slice(2), terminal);
