import type { Rounds } from '../flags.ts';
import type { Figure, Section } from '../report/figure.ts';
import { CONNECTIONS, measure, startGenerator } from './contest.ts';
import { costFigures, type Goal, goalFigure, HEADER, rowsOf } from './contest-report.ts';
import { type Contestant, startOurs, startServing } from './contestants.ts';
import { startPostgres } from './database.ts';
import { operations } from './operations.ts';
import { type Credential, seedWorld } from './world.ts';

const PEERS = ['bare', 'mercurius', 'yoga', 'apollo'] as const;
const TOKEN_SECONDS = 10;
const MEMORY_TOKEN = 'm'.repeat(48);

/**
 * Authenticated requests on PostgreSQL, against peers with the same token lookup and reads over the
 * `pg` driver. One more row tells what our own way to run statements saves a server.
 */
export async function measureOnPostgres(rounds: Rounds): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres();
  stack.defer(cluster.stop);
  const credential = await seedWorld(cluster.url);
  const ours = await startOurs(cluster.url);
  stack.defer(ours.child.stop);
  const contestants = [ours];
  const source = { kind: 'postgresql', databaseUrl: cluster.url } as const;
  for (const peer of PEERS) {
    const contestant = await startServing(peer, peer, { ...source, reads: 'driver' });
    stack.defer(contestant.child.stop);
    contestants.push(contestant);
  }
  const onOurReads = await startServing('bareOnOurReads', 'bare', { ...source, reads: 'server' });
  stack.defer(onOurReads.child.stop);
  contestants.push(onOurReads);
  const token = await requestToken(ours.port, credential);
  const goals: readonly Goal[] = [
    { peer: 'bare', atMost: 1.2 },
    { peer: 'mercurius', atMost: 1 },
  ];
  return await contest('http', 'HTTP on PostgreSQL', contestants, token, goals, rounds);
}

/** The same answers from memory: what the doors and the engine cost by themselves. */
export async function measureInMemory(rounds: Rounds): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const contestants: Contestant[] = [];
  for (const name of ['ours', ...PEERS] as const) {
    const contestant = await startServing(name, name, { kind: 'memory', token: MEMORY_TOKEN });
    stack.defer(contestant.child.stop);
    contestants.push(contestant);
  }
  const goals: readonly Goal[] = [{ peer: 'bare', atMost: 2 }];
  return await contest(
    'memory',
    'HTTP without a database',
    contestants,
    MEMORY_TOKEN,
    goals,
    rounds,
  );
}

async function contest(
  key: string,
  title: string,
  contestants: readonly Contestant[],
  token: string,
  goals: readonly Goal[],
  rounds: Rounds,
): Promise<Section> {
  const generator = startGenerator();
  const table = [HEADER];
  const figures: Figure[] = [];
  try {
    for (const operation of operations) {
      const costs = await measure(contestants, generator, { operation, token }, rounds);
      const goalFigures = goals.map((goal) => goalFigure(key, operation, costs, goal));
      figures.push(...costFigures(key, operation, costs), ...goalFigures);
      table.push(...rowsOf(operation, costs, goals, goalFigures));
    }
  } finally {
    await generator.stop();
  }
  const how =
    `CPU of the server's process, medians of ${rounds.rounds} rounds of ${rounds.seconds} s, ` +
    `${CONNECTIONS} connections, server on one core, all else on the other`;
  return { title: `${title}: ${how}`, table, figures };
}

async function requestToken(port: number, credential: Credential): Promise<string> {
  const { clientId, clientSecret } = credential;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const response = await fetch(`http://127.0.0.1:${port}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'identity portfolio.read',
    }),
    signal: AbortSignal.timeout(TOKEN_SECONDS * 1_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`no token: ${response.status} ${text}`);
  return (JSON.parse(text) as { access_token: string }).access_token;
}
