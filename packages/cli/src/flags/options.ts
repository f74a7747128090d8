import { Option } from 'commander';
import { isPaged, type Operation } from '../contract.ts';
import { plain } from '../help/plain.ts';
import { UsageError } from '../usage-error.ts';
import type { Typed } from './flag-value.ts';
import type { Flag } from './flags.ts';

/** The flag of an operation's input as an option of its command. */
export function inputOption(flag: Flag): Option {
  const { name, kind, isList, isRequired } = flag;
  const what = placeholder(flag);
  const given = kind === 'BOOLEAN' ? ' [true|false]' : ` <${what}${isList ? '...' : ''}>`;
  const need = isRequired ? 'Required. ' : '';
  return new Option(name + given, need + plain(flag.description)).helpGroup('Input:');
}

const MAX_VALUES_SHOWN = 60;

function placeholder({ kind, typeName, values }: Flag): string {
  if (kind === 'OBJECT') return 'json';
  if (kind === 'INTEGER') return 'number';
  const choice = values.join('|');
  if (kind === 'ENUM') return choice.length <= MAX_VALUES_SHOWN ? choice : typeName;
  return placeholders[typeName] ?? 'text';
}

const placeholders: Readonly<Record<string, string>> = {
  ID: 'id',
  Decimal: 'decimal',
  Date: 'yyyy-mm-dd',
  DateTime: 'moment',
  CurrencyCode: 'currency',
  CountryCode: 'country',
};

export const formats = ['table', 'json', 'csv', 'xlsx'] as const;

/** How results are written. */
export type Format = (typeof formats)[number];

/** What a person chose beside the input. */
export interface Choices {
  readonly params?: string;
  readonly format?: Format;
  readonly output?: string;
  readonly columns?: string;
  readonly all?: true;
  readonly max: string;
  readonly count?: string;
  readonly yes?: true;
  readonly demo?: string;
  readonly profile?: string;
  readonly baseUrl?: string;
}

/** The options of the CLI's own that a command has. */
export function ownOptions(operation: Operation): Option[] {
  const { entry, hints } = operation;
  const options = [
    new Option('--params <json>', 'the whole input as JSON, @file or - for standard input'),
    new Option('--format <format>', 'how to write the result (default: table)').choices(formats),
    new Option('--output <file>', 'write to this file: .xlsx, .csv or .json'),
    new Option('--columns <names>', 'the columns of table or CSV, in this order, between commas'),
    ...(isPaged(operation) ? pageOptions() : []),
    ...(entry.type === 'Subscription'
      ? [new Option('--count <n>', 'end after so many events; else Ctrl-C ends')]
      : []),
    ...(hints.movesMoney ? [new Option('-y, --yes', 'do not ask whether money may move')] : []),
    ...connectionOptions(),
  ];
  return options.filter(({ long }) => operation.input !== null || long !== '--params');
}

/** Who calls, and where. */
export function connectionOptions(): Option[] {
  return [
    profileOption('as this profile of investing login, before INVESTING_PROFILE'),
    new Option('--demo <plan>', 'as the demo user on this plan: free, plus, pro or private'),
    baseUrlOption(),
  ];
}

export function profileOption(text: string): Option {
  return new Option('--profile <name>', text);
}

export function baseUrlOption(): Option {
  return new Option('--base-url <url>', 'the API, before INVESTING_BASE_URL');
}

/** Of commands that write no files. */
export function formatOption(): Option {
  const option = new Option('--format <format>', 'how to write the result');
  return option.choices(['table', 'json', 'csv']).default('table');
}

/**
 * The format that was chosen, or that the file's name ends in.
 *
 * @throws {UsageError} where it is not known, or spreadsheets have no file to go to
 */
export function formatOf({ format, output }: Choices): Format {
  if (output === undefined) {
    if (format === 'xlsx') throw new UsageError('A spreadsheet needs a file: --output name.xlsx');
    return format ?? 'table';
  }
  const ending = output.split('.').at(-1)?.toLowerCase();
  const found = format ?? formats.find((one) => one === ending && one !== 'table');
  if (found !== undefined) return found;
  throw new UsageError(`--output: ${output} ends in none of .xlsx, .csv, .json; or give --format.`);
}

function pageOptions(): Option[] {
  return [
    new Option('--all', 'read all pages'),
    new Option('--max <rows>', 'rows to read at most with --all').default('10000'),
  ];
}

/** What commander took for an option, in our own type; null where it was not given. */
export function typed(value: unknown): Typed | null {
  if (value === true || typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String) : null;
}
