import type { TradingMode } from '@investing-platform/schema/operations';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { BrokerageDeps } from '../deps.ts';
import { type BrokerAccountShown, showAccounts } from './account-shown.ts';
import { accountsOfUser } from './accounts.sql.ts';

export interface GetBrokerAccountsInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly tradingMode?: TradingMode | null | undefined;
  readonly includeEnded?: boolean | undefined;
}

/**
 * Every account of the caller: the platform account first, then the others by name; 500 at most.
 * One statement, and the prices of all assets at once.
 */
export async function getBrokerAccounts(
  deps: Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>,
  actor: Actor,
  { ids, tradingMode, includeEnded }: GetBrokerAccountsInput,
): Promise<BrokerAccountShown[]> {
  const { userId } = requireUser(actor);
  const rows = await deps.db.all(
    accountsOfUser,
    userId,
    tradingMode ?? null,
    includeEnded ?? false,
    ids ?? null,
  );
  return showAccounts(deps, rows);
}
