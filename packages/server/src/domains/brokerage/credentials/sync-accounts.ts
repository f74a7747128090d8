import type { Transaction } from '../../../db/database.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { ConnectedAccount } from '../../../ports/broker-connection.ts';
import {
  insertConnectedAccount,
  mirrorAccount,
  openBook,
  touchConnectedAccount,
} from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { type CredentialRow, lockAccountsOfCredential } from './credentials.sql.ts';
import { accountByExternalId } from './sync-accounts.sql.ts';

/** Brings the accounts of a credential to what the broker says of them. */
export async function syncAccounts(
  tx: Transaction,
  deps: Pick<BrokerageDeps, 'clock' | 'random'>,
  credential: CredentialRow,
  accounts: readonly ConnectedAccount[],
): Promise<void> {
  await tx.all(lockAccountsOfCredential, credential.id);
  for (const account of accounts) await syncAccount(tx, deps, credential, account);
}

async function syncAccount(
  tx: Transaction,
  deps: Pick<BrokerageDeps, 'clock' | 'random'>,
  { id: credentialId, userId, provider, tradingMode }: CredentialRow,
  account: ConnectedAccount,
): Promise<void> {
  const now = deps.clock.now();
  const { externalId, name, number, currency } = account;
  const known = await tx.maybe(accountByExternalId, credentialId, externalId);
  const id = known?.id ?? newId(deps.clock, deps.random);
  if (known === null) {
    const owner = { id, userId, credentialId, provider, tradingMode };
    const said = { externalId, name, number, currency };
    tx.send(...insertConnectedAccount({ ...owner, ...said, createdAt: now }));
    await openBook(tx, deps, id, { userId, brokerAccountId: id });
  } else {
    await tx.run(touchConnectedAccount, id, name, number, now);
  }
  await mirrorAccount(tx, deps, {
    account: { userId, brokerAccountId: id, tradingMode },
    currency,
    cash: decimal(account.cash),
    positions: account.positions.map((position) => ({
      ...position,
      quantity: decimal(position.quantity),
      averagePrice: decimal(position.averagePrice),
      price: position.price === null ? null : decimal(position.price),
    })),
  });
}
