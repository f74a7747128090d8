import { requireCoins } from '@investing-platform/rules/crypto/networks';
import type {
  Chain,
  CryptoTransferStatus,
  TransferDirection,
} from '@investing-platform/schema/operations';
import type { CryptoCurrencyTransfer } from '../../../graphql/generated/resolver-types.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { requireRange } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import type { CryptoDeps } from '../deps.ts';
import { shownTransfer } from './transfer-shown.ts';
import { transfersOf } from './transfers.sql.ts';

type Given<T> = T | null | undefined;

export interface TransfersAsked {
  readonly ids?: Given<readonly string[]>;
  readonly directions?: Given<readonly TransferDirection[]>;
  readonly currencies?: Given<readonly string[]>;
  readonly chains?: Given<readonly Chain[]>;
  readonly statuses?: Given<readonly CryptoTransferStatus[]>;
  readonly from?: Given<Date>;
  readonly to?: Given<Date>;
  readonly limit?: number | undefined;
  readonly cursor?: Given<string>;
}

const LIST = 'fetchCryptoCurrencyTransfers';

/**
 * The person's transfers, newest first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this list did not give out, for what is
 *   no crypto asset, and where `from` is after `to`
 */
export async function fetchTransfers(
  deps: Pick<CryptoDeps, 'db' | 'cursors'>,
  { userId }: UserActor,
  asked: TransfersAsked,
): Promise<Page<CryptoCurrencyTransfer>> {
  requireRange(asked);
  requireCoins('params.currencies', asked.currencies);
  const { ids = null, directions = null, currencies = null, chains = null } = asked;
  const { statuses = null, from = null, to = null } = asked;
  const filters = [ids, directions, currencies, chains, statuses, from, to] as const;
  const page = await newestPage(
    deps,
    LIST,
    asked,
    (...place) => deps.db.all(transfersOf, userId, ...filters, ...place),
    ({ createdAt }) => createdAt,
  );
  return { ...page, nodes: page.nodes.map(shownTransfer) };
}
