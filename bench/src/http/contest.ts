import { fileURLToPath } from 'node:url';
import { type Child, startChild } from '../children/child.ts';
import type { Rounds } from '../flags.ts';
import type { LoadPlan, LoadResult } from '../load/plan.ts';
import { ratios } from '../report/statistics.ts';
import type { Contestant, ContestantName } from './contestants.ts';
import type { MeasuredOperation } from './operations.ts';

/** CPU microseconds a request, round by round. */
export type Costs = ReadonlyMap<ContestantName, readonly number[]>;

export const CONNECTIONS = 16;
const GRACE_SECONDS = 20;
const ASK_SECONDS = 10;
const EQUAL_ATTEMPTS = 50;
/** V8 compiles the last of what a request runs after some tens of thousands of them. */
const WARM_UP = { seconds: 10, mostRequests: 50_000 };

/** The process that makes load, on its own core. */
export function startGenerator(): Child {
  const script = fileURLToPath(new URL('../load/generator.ts', import.meta.url));
  return startChild({ script, core: 'load' });
}

/**
 * Measures one operation on every server in turn, round after round, after each has warmed up. The
 * cost is user and system time of the server's process.
 */
export async function measure(
  contestants: readonly Contestant[],
  generator: Child,
  request: { readonly operation: MeasuredOperation; readonly token: string },
  { rounds, seconds }: Rounds,
): Promise<Costs> {
  const { operation, token } = request;
  const bodyBytes = await lengthOfEqualAnswers(contestants, operation, token);
  const { body } = operation;
  const planOf = ({ port }: Contestant): LoadPlan => ({
    port,
    body,
    token,
    connections: CONNECTIONS,
    seconds,
    mostRequests: Number.MAX_SAFE_INTEGER,
    bodyBytes,
  });
  for (const contestant of contestants) {
    await costOf(contestant, generator, { ...planOf(contestant), ...WARM_UP });
  }
  const costs = new Map(contestants.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) {
      const cost = await costOf(contestant, generator, planOf(contestant));
      costs.get(contestant.name)?.push(cost);
    }
  }
  return costs;
}

async function costOf({ child }: Contestant, generator: Child, plan: LoadPlan): Promise<number> {
  const used = () => child.ask<number>('cpuMicroseconds', null, ASK_SECONDS);
  const before = await used();
  const load = generator.ask<LoadResult>('load', plan, plan.seconds + GRACE_SECONDS);
  const { requests } = await Promise.race([load, child.ended]);
  return ((await used()) - before) / requests;
}

interface NamedAnswer {
  readonly name: string;
  readonly body: string;
}

/** Where two answers part, with what stands around. */
function difference(first: NamedAnswer, other: NamedAnswer): string {
  let at = 0;
  while (first.body[at] === other.body[at]) at += 1;
  const [from, to] = [Math.max(0, at - 100), at + 200];
  return [first, other].map(({ name, body }) => `${name}: ...${body.slice(from, to)}`).join('\n');
}

/**
 * Proves that every server answers with the same bytes. Prices may change between two answers, so
 * it looks again, a bounded number of times.
 *
 * @returns the length of the body in bytes
 */
async function lengthOfEqualAnswers(
  contestants: readonly Contestant[],
  operation: MeasuredOperation,
  token: string,
): Promise<number> {
  let different = '';
  for (let attempt = 0; attempt < EQUAL_ATTEMPTS; attempt += 1) {
    const answers: NamedAnswer[] = [];
    for (const { name, port } of contestants) {
      answers.push({ name, body: await ask(port, operation.body, token) });
    }
    const [first, ...others] = answers;
    const other = others.find(({ body }) => body !== first?.body);
    if (first !== undefined && other === undefined) return Buffer.byteLength(first.body);
    if (first !== undefined && other !== undefined) different = difference(first, other);
  }
  throw new Error(`${operation.name} is answered differently:\n${different}`);
}

/** The body of the answer, without the line end that one of the peers adds. */
export async function ask(port: number, body: string, token: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    },
    body,
    signal: AbortSignal.timeout(ASK_SECONDS * 1_000),
  });
  const text = await response.text();
  if (response.ok && text.startsWith('{"data":{')) return text.trimEnd();
  throw new Error(`port ${port} answered ${response.status}: ${text}`);
}

/** Round by round, how many times as much the first costs as the second. */
export function ratioOf(costs: Costs, one: ContestantName, other: ContestantName): number[] {
  return ratios(costs.get(one) ?? [], costs.get(other) ?? []);
}
