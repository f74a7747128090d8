import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fullSymbol, theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { forgetBars, importBars } from '../../domains/market/index.ts';
import { badInput } from '../../kernel/errors.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';
import { BarsFileError, type DayPrices, readBarsCsv } from '../read-bars-csv.ts';

type Work = ChangeRequest['work'];

const MAX_BYTES = 50_000_000;

/**
 * Imports the daily prices of one asset from a file.
 *
 * @param symbol `TICKER` or `TICKER.MIC`
 * @throws {PlatformError} NOT_FOUND for an unknown symbol; BAD_USER_INPUT where it is ambiguous, or
 *   for a file that cannot be believed, with the line
 */
export function importFrom({ clock }: OperatorDeps, file: string, symbol: string): Work {
  const asset = theAssetBySymbol('symbol', symbol);
  const today = clock.now().toISOString().slice(0, 10);
  const bars = readFile(file, asset.symbol, today);
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) {
    throw badInput('file', `has no prices of ${asset.symbol}`);
  }
  return async (tx) => {
    const changed = await importBars(tx, asset, bars);
    if (changed === 0) return [];
    const span = `from ${first.date} to ${last.date}`;
    return [
      `${fullSymbol(asset)}: ${changed} of ${bars.length} days ${span} imported from ${basename(file)}`,
    ];
  };
}

function readFile(file: string, symbol: string, today: string): DayPrices[] {
  if (statSync(file).size > MAX_BYTES) throw badInput('file', `is above ${MAX_BYTES} bytes`);
  try {
    return readBarsCsv(readFileSync(file, 'utf8'), symbol, today);
  } catch (error) {
    if (error instanceof BarsFileError) throw badInput('file', error.message);
    throw error;
  }
}

/** Goes back to the prices of the source. */
export function forget(_deps: OperatorDeps, symbol: string): Work {
  const asset = theAssetBySymbol('symbol', symbol);
  return async (tx) => {
    const days = await forgetBars(tx, asset);
    return days === 0 ? [] : [`${fullSymbol(asset)}: ${days} imported days forgotten`];
  };
}
