import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import type { Transaction } from '../../../db/database.ts';
import { deleteBars, type ImportedBarRow, putBars } from './bars.sql.ts';

const MAX_A_STATEMENT = 5_000;

/**
 * Stores daily prices of an asset; days that are stored already take the new ones.
 *
 * @param bars one for each day, low to high around open and close, all above 0
 * @returns how many days were not stored so before
 */
export async function importBars(
  tx: Transaction,
  asset: AssetRow,
  bars: readonly ImportedBarRow[],
): Promise<number> {
  let changed = 0;
  for (let first = 0; first < bars.length; first += MAX_A_STATEMENT) {
    const part = bars.slice(first, first + MAX_A_STATEMENT);
    const column = <Name extends keyof ImportedBarRow>(name: Name) => part.map((bar) => bar[name]);
    changed += await tx.run(putBars, {
      assetId: asset.id,
      dates: column('date'),
      opens: column('open'),
      highs: column('high'),
      lows: column('low'),
      closes: column('close'),
      volumes: column('volume'),
    });
  }
  return changed;
}

/** Goes back to the prices of the source. @returns how many days were imported */
export async function forgetBars(tx: Transaction, asset: AssetRow): Promise<number> {
  return tx.run(deleteBars, asset.id);
}
