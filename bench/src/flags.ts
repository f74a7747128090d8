import { parseArgs } from 'node:util';

export const sectionNames = [
  'http',
  'memory',
  'streams',
  'market',
  'fairness',
  'busy',
  'orders',
  'trading',
  'exports',
  'interest',
  'networth',
  'mcp',
  'assistant',
  'start',
  'size',
  'tools',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** How often and how long to measure. */
export interface Rounds {
  readonly rounds: number;
  /** Of load on one server in one round. */
  readonly seconds: number;
}

export interface Flags extends Rounds {
  readonly sections: readonly SectionName[];
}

export const usage = `npm run bench -- [--only ${sectionNames.join('|')}] [--rounds N] [--seconds N]
  --only     one section; may be given several times
  --rounds   of each measurement, 1 to 100; default 7
  --seconds  of load on one server in one round, 0.2 to 60; default 2`;

/** @throws {Error} that says what is wrong */
export function readFlags(args: readonly string[]): Flags {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [...sectionNames] },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '2' },
    },
  });
  const unknown = values.only.find((name) => !sectionNames.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`--only does not know ${unknown}`);
  const rounds = Number(values.rounds);
  const seconds = Number(values.seconds);
  if (!(Number.isInteger(rounds) && rounds >= 1 && rounds <= 100)) {
    throw new Error('--rounds must be a whole number from 1 to 100');
  }
  if (!(seconds >= 0.2 && seconds <= 60)) throw new Error('--seconds must be from 0.2 to 60');
  return { sections: sectionNames.filter((name) => values.only.includes(name)), rounds, seconds };
}
