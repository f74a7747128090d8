#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

const { stdin, stdout, stderr, env, platform } = process;

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
  platform,
  folder: process.cwd(),
  columns: stdout.isTTY ? stdout.columns : null,
  hasColors: stdout.isTTY && stdout.hasColors(),
  isInteractive: stdin.isTTY && stderr.isTTY,
  interrupted: interruption.signal,
  write: (line) => void stdout.write(line),
  complain: (line) => void stderr.write(line),
  async ask(question, { isSecret = false, signal } = {}) {
    if (isSecret) stderr.write(question);
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const output = isSecret ? silent : stderr;
    const lines = createInterface({ input: stdin, output, terminal: true });
    const ended = new Promise<string>((resolve) => {
      lines.once('close', () => resolve(''));
      signal?.addEventListener('abort', () => resolve(''), { once: true });
    });
    // In line mode the terminal keeps Ctrl-C to itself; Ctrl-D ends it without an answer.
    lines.once('SIGINT', () => {
      interruption.abort();
      lines.close();
    });
    try {
      return await Promise.race([lines.question(isSecret ? '' : question).catch(() => ''), ended]);
    } finally {
      lines.close();
      if (isSecret) stderr.write('\n');
    }
  },
  async openAddress(address) {
    const { openBrowser } = await import('./browser.ts');
    return openBrowser(address, { env, platform });
  },
  lines: () => createInterface({ input: stdin }),
  readInput: () => text(stdin),
};

process.exitCode = await run(process.argv.slice(2), terminal);
