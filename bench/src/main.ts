import { runMain } from '../../scripts/lib/cli.mjs';
import { type Flags, readFlags, type SectionName, usage } from './flags.ts';
import { measureInMemory, measureOnPostgres } from './http/sections.ts';
import { measureMarket } from './market/section.ts';
import { figureLine, type Section } from './report/figure.ts';
import { machineFacts } from './report/machine.ts';
import { printTable } from './report/table.ts';
import { measureSizes } from './sizes/section.ts';
import { measureStart } from './start/section.ts';
import { measureStreams } from './streams/section.ts';
import { measureTools } from './tools/section.ts';
import { measureOrders, measureTrading } from './trading/section.ts';

/** Starts and tools take seconds each: more rounds tell little more. */
const MOST_SLOW_ROUNDS = 3;

const measurements: Record<SectionName, (flags: Flags) => Promise<Section> | Section> = {
  http: measureOnPostgres,
  memory: measureInMemory,
  streams: measureStreams,
  orders: measureOrders,
  trading: measureTrading,
  market: ({ rounds }) => measureMarket(rounds),
  start: ({ rounds }) => measureStart(Math.min(rounds, MOST_SLOW_ROUNDS)),
  size: measureSizes,
  tools: ({ rounds }) => measureTools(Math.min(rounds, MOST_SLOW_ROUNDS)),
};

// Children are ended by the handlers of `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}

await runMain(async () => {
  const flags = flagsOrNull();
  if (flags === null) return 2;
  console.log(`${machineFacts()}\n`);
  for (const name of flags.sections) {
    const section = await measurements[name](flags);
    console.log(`${section.title}\n\n${printTable(section.table)}\n`);
    console.log(`${section.figures.map(figureLine).join('\n')}\n`);
  }
  return 0;
});

function flagsOrNull(): Flags | null {
  try {
    return readFlags(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return null;
  }
}
