import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startChild } from '../children/child.ts';
import { medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { ATTACKS_AT_ONCE, attack, type Callers, USUAL } from './plan.ts';

const START_SECONDS = 60;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const REQUESTS = 200;
const PAUSE_MS = 5;
const GOAL_MS = 250;

/** How long one person waits while another token does the worst that it can. */
export async function measureFairness(rounds: number): Promise<Section> {
  const child = startChild({ script: SERVE, core: 'server' });
  const quiet: number[] = [];
  const attacked: number[] = [];
  try {
    await child.ready(START_SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      const callers = await child.ask<Callers>('callers', null, START_SECONDS);
      quiet.push(p99(await waits(callers)));
      const end = new AbortController();
      const attackers = Array.from({ length: ATTACKS_AT_ONCE }, async (_, at) => {
        for (let turn = at; !end.signal.aborted; turn += ATTACKS_AT_ONCE) {
          await ask(callers.url, callers.attacker, attack(turn));
        }
      });
      attacked.push(p99(await waits(callers)));
      end.abort();
      await Promise.all(attackers);
    }
  } finally {
    await child.stop();
  }
  const figures = [
    medianFigure('fairness/p99-quiet', 'ms', quiet),
    medianFigure('fairness/p99-attacked', 'ms', attacked, GOAL_MS),
  ];
  const title =
    `Fairness: one person's requests, alone and while a free token keeps ${ATTACKS_AT_ONCE} ` +
    `requests of the longest work under way; medians of ${rounds} rounds`;
  return { title, table: figureTable(figures), figures };
}

async function waits({ url, other }: Callers): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const began = performance.now();
    await ask(url, other, USUAL);
    milliseconds.push(performance.now() - began);
    await wait(PAUSE_MS);
  }
  return milliseconds;
}

async function ask(url: string, token: string, query: string): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await response.json()) as { errors?: readonly { message: string }[] };
  if (errors !== undefined) throw new Error(errors[0]?.message);
}

function p99(milliseconds: readonly number[]): number {
  const sorted = [...milliseconds].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
