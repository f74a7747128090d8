import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type DayOfRates, forgetRates, importRates } from '../../domains/market/index.ts';
import { badInput } from '../../kernel/errors.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';
import { RatesFileError, readRatesCsv } from '../read-rates-csv.ts';

type Work = ChangeRequest['work'];

const MAX_BYTES = 20_000_000;

/**
 * Imports the published rates of a file of the European Central Bank.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a file that cannot be believed, with the line
 */
export function importFrom({ clock }: OperatorDeps, file: string): Work {
  const days = readFile(file, clock.now().toISOString().slice(0, 10));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw badInput('file', 'has no rates');
  return async (tx) => {
    const changed = await importRates(tx, days);
    if (changed === 0) return [];
    const span = `from ${first.date} to ${last.date}`;
    return [`Rates of ${changed} of ${days.length} days ${span} imported from ${basename(file)}`];
  };
}

function readFile(file: string, today: string): DayOfRates[] {
  if (statSync(file).size > MAX_BYTES) throw badInput('file', `is above ${MAX_BYTES} bytes`);
  try {
    return readRatesCsv(readFileSync(file, 'utf8'), today);
  } catch (error) {
    if (error instanceof RatesFileError) throw badInput('file', error.message);
    throw error;
  }
}

/** Goes back to the rates of the source. */
export function forget(): Work {
  return async (tx) => {
    const days = await forgetRates(tx);
    return days === 0 ? [] : [`Rates of ${days} days forgotten`];
  };
}
