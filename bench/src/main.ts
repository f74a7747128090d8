import { ensureServerBuilt } from '../../scripts/lib/built.mjs';
import { runMain } from '../../scripts/lib/cli.mjs';
import { root } from '../../scripts/lib/process.mjs';
import { measureAssistant } from './assistant/section.ts';
import { measureBusy } from './busy/section.ts';
import { measureExports } from './exports/section.ts';
import { measureFairness } from './fairness/section.ts';
import { type Flags, readFlags, type SectionName, usage } from './flags.ts';
import { measureInMemory, measureOnPostgres } from './http/sections.ts';
import { measureInterest } from './interest/section.ts';
import { measureMarket } from './market/section.ts';
import { measureMcp } from './mcp/section.ts';
import { measureNetWorth } from './networth/section.ts';
import { measureOrders } from './orders/section.ts';
import { figureLine, type Section } from './report/figure.ts';
import { machineFacts } from './report/machine.ts';
import { printTable } from './report/table.ts';
import { measureSizes } from './sizes/section.ts';
import { measureStart } from './start/section.ts';
import { measureStreams } from './streams/section.ts';
import { measureTools } from './tools/section.ts';
import { measureTrading } from './trading/section.ts';

/** Starts, tools and files of a million rows take seconds each: more rounds tell little more. */
const MAX_SLOW_ROUNDS = 3;

const measurements: Record<SectionName, (flags: Flags) => Promise<Section> | Section> = {
  http: measureOnPostgres,
  memory: measureInMemory,
  streams: measureStreams,
  orders: measureOrders,
  trading: measureTrading,
  market: ({ rounds }) => measureMarket(rounds),
  fairness: ({ rounds }) => measureFairness(rounds),
  busy: ({ rounds }) => measureBusy(rounds),
  exports: ({ rounds }) => measureExports(Math.min(rounds, MAX_SLOW_ROUNDS)),
  interest: ({ rounds }) => measureInterest({ rounds: Math.min(rounds, MAX_SLOW_ROUNDS) }),
  mcp: ({ rounds }) => measureMcp(rounds),
  assistant: ({ rounds }) => measureAssistant(rounds),
  networth: ({ rounds }) => measureNetWorth(Math.min(rounds, MAX_SLOW_ROUNDS)),
  start: ({ rounds }) => measureStart(Math.min(rounds, MAX_SLOW_ROUNDS)),
  size: measureSizes,
  tools: ({ rounds }) => measureTools(Math.min(rounds, MAX_SLOW_ROUNDS)),
};

// Children are ended by the handlers of `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}

await runMain(async () => {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const flags = flagsOrNull();
  if (flags === null) return 2;
  console.log(`${machineFacts()}\n`);
  await ensureServerBuilt(root, process.execPath);
  let failures = 0;
  for (const name of flags.sections) {
    // For who waits: programs read the other stream.
    console.error(`Measuring ${name} ...\n`);
    try {
      const section = await measurements[name](flags);
      console.log(`${section.title}\n\n${printTable(section.table)}\n`);
      console.log(`${section.figures.map(figureLine).join('\n')}\n`);
    } catch (error) {
      // Ten minutes of the others are not lost for one that this machine cannot measure.
      failures += 1;
      console.error(`${name} could not be measured: ${messageOf(error)}\n`);
    }
  }
  return failures === 0 ? 0 : 1;
});

function flagsOrNull(): Flags | null {
  try {
    return readFlags(process.argv.slice(2));
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    return null;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
