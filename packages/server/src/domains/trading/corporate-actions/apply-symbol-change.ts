import type { Transaction } from '../../../db/database.ts';
import { ZERO } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { recordActivity } from '../accounts/record-activity.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { type AffectedAccount, renameSymbol } from './actions.sql.ts';

type SymbolChange = Extract<CorporateAction, { kind: 'SYMBOL_CHANGE' }>;

/** Has the position and the open orders of an account go by the new ticker, and tells the holder. */
export async function applySymbolChange(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  account: AffectedAccount,
  { assetId, symbol }: SymbolChange,
): Promise<void> {
  const position = await tx.maybe(renameSymbol, account.id, assetId, symbol);
  if (position === null || position.before === symbol || !position.isHeld) return;
  await recordActivity(tx, deps, {
    type: 'SYMBOL_CHANGE',
    // Nothing moves: no entry stands behind it.
    entryId: newId(deps.clock, deps.random),
    owner: { userId: account.userId, brokerAccountId: account.id },
    asset: { id: assetId, symbol },
    netAmount: ZERO,
    currency: assetOf({ assetId }).currency,
    description: `${position.before} is ${symbol} from now on`,
  });
}
