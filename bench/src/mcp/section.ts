import { fileURLToPath } from 'node:url';
import { startChild } from '../children/child.ts';
import { startPostgres } from '../http/database.ts';
import { medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import type { Asked, Doors } from './plan.ts';

const START_SECONDS = 120;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const PROBE = new URL('../children/cpu-probe.ts', import.meta.url).href;
const REQUESTS = 500;
const GOAL_RATIO = 1.3;
const GOAL_LIST_BYTES = 40_000;

/** What an assistant's call costs the server beside the library's own and the operation's. */
export async function measureMcp(rounds: number): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres('durable');
  stack.defer(cluster.stop);
  const preload = [PROBE];
  const child = startChild({ script: SERVE, args: [cluster.url], core: 'server', preload });
  stack.defer(child.stop);
  await child.ready(START_SECONDS);
  const { call, operation, echo, list } = await child.ask<Doors>('doors', null, START_SECONDS);
  const cpu = () => child.ask<number>('cpuMicroseconds', null, START_SECONDS);
  const costOf = async (asked: Asked) => {
    const before = await cpu();
    for (let request = 0; request < REQUESTS; request += 1) await send(asked);
    return ((await cpu()) - before) / REQUESTS;
  };
  const [calls, operations, echoes]: [number[], number[], number[]] = [[], [], []];
  // What is compiled with use is no part of it.
  for (const asked of [call, operation, echo]) await costOf(asked);
  for (let round = 0; round < rounds; round += 1) {
    calls.push(await costOf(call));
    operations.push(await costOf(operation));
    echoes.push(await costOf(echo));
  }
  const ratios = calls.map((us, at) => us / ((operations[at] ?? 0) + (echoes[at] ?? 0)));
  const bytes = Buffer.byteLength(await send(list));
  const figures = [
    medianFigure('mcp/call', 'us', calls),
    medianFigure('mcp/operation', 'us', operations),
    medianFigure('mcp/echo', 'us', echoes),
    medianFigure('mcp/call-to-both', 'ratio', ratios, GOAL_RATIO),
    medianFigure('mcp/tools-list', 'bytes', [bytes], GOAL_LIST_BYTES),
  ];
  const title =
    'MCP: CPU of the server for a tool that runs one operation, for the operation at /graphql, and ' +
    `for a tool of the library that echoes; medians of ${rounds} rounds`;
  return { title, table: figureTable(figures), figures };
}

async function send({ url, token, body }: Asked): Promise<string> {
  const { method, params } = JSON.parse(body);
  const protocol = {
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': String(method),
    ...(params?.name === undefined ? {} : { 'Mcp-Name': String(params.name) }),
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(method === undefined ? {} : protocol),
    },
    body,
  });
  const text = await response.text();
  if (response.status !== 200 || /"(errors|isError|error)":/.test(text)) {
    throw new Error(`${response.status}: ${text.slice(0, 500)}`);
  }
  return text;
}
