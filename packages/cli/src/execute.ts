import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withAssetIds } from './assets.ts';
import { type Call, prepareCall } from './client.ts';
import { mayMoveMoney } from './confirm.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { Operation } from './contract.ts';
import { type Choices, formatOf } from './flags/options.ts';
import { checkParams, type Given, type Params, paramsOf, readParams } from './flags/params.ts';
import { printable } from './format/cell.ts';
import { type Column, chosenColumns, columnsFor, currencyPath, DISPLAY } from './format/columns.ts';
import { eventLines } from './format/event-lines.ts';
import { deliver, type Output } from './output.ts';
import { FAILURE, report } from './problems.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The command of one operation, as it was typed. */
export interface Command {
  readonly operation: Operation;
  readonly given: readonly Given[];
  readonly choices: Choices;
}

/**
 * Calls an operation and writes what comes back.
 *
 * @returns the exit code
 * @throws {UsageError} before anything is sent
 */
export async function execute(command: Command, terminal: Terminal): Promise<number> {
  const { operation, given, choices } = command;
  const bound = boundOf(choices);
  const typed = paramsOf(await baseParams(choices.params, terminal), given);
  checkParams(operation.name, operation.input, typed);
  const plan = outputOf(operation, choices, terminal);
  const connection = await connectionOf(choices, terminal);
  const call = await prepareCall(operation, connection);
  try {
    const params = await withAssetIds(typed, call.searchAssets);
    if (!(await isAllowed(command, params, { call, connection }, terminal))) return FAILURE;
    const input = operation.input === null ? undefined : params;
    const output = await withDisplayCurrency(plan, call);
    if (operation.entry.type === 'Subscription') {
      await writeEvents(call, input, { output, most: bound.count }, terminal);
    } else if (choices.all) {
      const most = allLimit(operation, params, bound.max);
      await writeAll(call, { ...most, ...params }, { output, most: bound.max }, terminal);
    } else {
      const result = await call.method(input, { signal: terminal.interrupted });
      await deliver(result, output, terminal);
    }
    return 0;
  } catch (error) {
    return await report(error, terminal, { baseUrl: connection.baseUrl, operation });
  } finally {
    call.close();
  }
}

async function isAllowed(
  { operation, choices }: Command,
  params: Params,
  { call, connection }: { readonly call: Call; readonly connection: Connection },
  terminal: Terminal,
): Promise<boolean> {
  if (!operation.hints.movesMoney || choices.yes) return true;
  const { baseUrl } = connection;
  const { names } = call;
  if (await mayMoveMoney({ operation, params, baseUrl, names }, terminal)) return true;
  terminal.complain('Nothing was done.\n');
  return false;
}

async function baseParams(text: string | undefined, terminal: Terminal): Promise<Params> {
  if (text === undefined) return {};
  if (text === '-') return readParams(await terminal.readInput());
  if (!text.startsWith('@')) return readParams(text);
  const path = resolve(terminal.folder, text.slice(1));
  try {
    return readParams(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--params: cannot read ${path}.`);
  }
}

function outputOf({ hints, entry, ...own }: Operation, choices: Choices, at: Terminal): Output {
  const format = formatOf(choices);
  const columns = columnsFor(own.resultPaths, hints.columns, own.resultKinds);
  const chosen = choices.columns === undefined ? null : chosenColumns(columns, choices.columns);
  if (choices.output === undefined) return { format, columns, chosen, file: null };
  if (entry.type === 'Subscription') {
    throw new UsageError('Events go to the standard output, line by line: --format csv > file.csv');
  }
  return { format, columns, chosen, file: resolve(at.folder, choices.output) };
}

/** Asked for where a person reads amounts whose currency the answer does not name. */
async function withDisplayCurrency(output: Output, call: Call): Promise<Output> {
  const isAmount = (column: Column) => currencyPath(column) === DISPLAY;
  const { format, chosen, columns } = output;
  const isShown = format === 'table' || format === 'xlsx';
  if (!isShown || !(chosen ?? columns).some(isAmount)) return output;
  const code = (await call.displayCurrency()) ?? undefined;
  const known = (column: Column) => (isAmount(column) ? { ...column, code } : column);
  return { ...output, columns: columns.map(known), chosen: chosen?.map(known) ?? null };
}

const MAX_ROWS = 1_000_000;

function boundOf({ max, count }: Choices): { readonly max: number; readonly count: number } {
  return {
    max: max === undefined ? 0 : countOf('--max', max),
    count: count === undefined ? Number.POSITIVE_INFINITY : countOf('--count', count),
  };
}

function countOf(option: string, text: string): number {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MAX_ROWS) return count;
  throw new UsageError(`${option} takes a whole number from 1 to ${MAX_ROWS}.`);
}

/** Few large pages instead of many small ones. */
function allLimit({ input }: Operation, params: Params, max: number): Params {
  const most = input?.fields.find(({ name }) => name === 'limit')?.most ?? null;
  return most === null || 'limit' in params ? {} : { limit: Math.min(most, max) };
}

interface Bounded {
  readonly output: Output;
  readonly most: number;
}

async function writeAll(
  { method }: Call,
  params: Params,
  { output, most }: Bounded,
  terminal: Terminal,
): Promise<void> {
  const pages = method(params, { signal: terminal.interrupted });
  if (!isAsyncIterable(pages)) throw new Error('A list of pages cannot be read row by row');
  const rows: unknown[] = [];
  let isCut = false;
  for await (const row of pages) {
    isCut = rows.length === most;
    if (isCut) break;
    rows.push(row);
  }
  await deliver(rows, output, terminal);
  if (isCut) terminal.complain(`Ended at ${most} rows; there are more. --max sets the bound.\n`);
}

async function writeEvents(
  { method }: Call,
  params: Params | undefined,
  { output, most }: Bounded,
  terminal: Terminal,
): Promise<void> {
  const onGap = ({ reason }: { readonly reason: string }) =>
    terminal.complain(`Events may be missing: ${printable(reason)}.\n`);
  const options = { signal: terminal.interrupted, onGap };
  const events = method(params, options);
  if (!isAsyncIterable(events)) throw new Error('A subscription gives no events');
  const linesOf = eventLines(output, terminal.columns);
  let count = 0;
  try {
    for await (const event of events) {
      terminal.write(linesOf(event));
      count += 1;
      if (count >= most) return;
    }
  } catch (error) {
    // Ctrl-C is the usual end of a subscription.
    if (!terminal.interrupted.aborted) throw error;
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
