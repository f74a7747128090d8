import { isFirstParty, loadContract } from '../../packages/schema/codegen/index.ts';
import { operationHints } from '../../packages/schema/generated/operation-hints.ts';
import { type ErrorCode, errorCodes } from '../../packages/schema/src/error-codes.ts';
import { root } from '../lib/process.mjs';
import { COMMON } from './common-codes.ts';
import { thrownCodes } from './thrown-codes.ts';

/** What an operation's description says that it answers, and what its code can answer. */
export interface OperationErrors {
  readonly name: string;
  readonly domain: string;
  readonly documented: ReadonlySet<ErrorCode>;
  readonly thrown: ReadonlySet<ErrorCode>;
}

/** The errors of every operation that is built, by name. */
export function operationErrors(): readonly OperationErrors[] {
  const thrown = thrownCodes(root);
  return loadContract()
    .fields.filter((field) => !isFirstParty(field) && operationHints[field.name]?.built === true)
    .map((field) => ({
      name: field.name,
      domain: field.domain,
      documented: new Set(operationHints[field.name]?.errors),
      thrown: thrown(field),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The matrix of operation and code for a terminal: `x` where the description names the code. */
export function matrixText(rows: readonly OperationErrors[]): string {
  const used = Object.keys(errorCodes).filter(
    (code): code is ErrorCode =>
      !COMMON.has(code as ErrorCode) &&
      rows.some(({ documented }) => documented.has(code as ErrorCode)),
  );
  const width = Math.max(...rows.map(({ name }) => name.length));
  const legend = used.map((code, place) => `${letter(place)} ${code}`);
  const head = `${' '.repeat(width)}  ${used.map((_, place) => letter(place)).join(' ')}`;
  const lines = rows.map(
    ({ name, documented }) =>
      `${name.padEnd(width)}  ${used.map((code) => (documented.has(code) ? 'x' : '·')).join(' ')}`,
  );
  const common = `Every operation may answer ${[...COMMON].join(', ')} too.`;
  return [...legend, '', head, ...lines, '', common].join('\n');
}

function letter(place: number): string {
  return String.fromCharCode(place < 26 ? 65 + place : 97 + place - 26);
}
