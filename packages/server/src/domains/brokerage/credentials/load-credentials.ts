import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { type BrokerAccountShown, showAccounts } from '../accounts/account-shown.ts';
import { accountsOfCredentials } from '../accounts/accounts.sql.ts';
import type { BrokerageDeps } from '../deps.ts';
import { type CredentialShown, credentialsByIds } from './credentials.sql.ts';

interface Request {
  readonly deps: Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>;
  readonly actor: Actor;
}

/** The credential of one of many accounts in a request: one statement for all of them. */
export const credentialInRequest = inRequest<Request, CredentialShown>(
  async ({ deps, actor }, ids) => {
    const rows = await deps.db.all(credentialsByIds, requireUser(actor).userId, ids);
    return new Map(rows.map((row) => [row.id, row]));
  },
);

const accountsOfCredential = inRequest<Request, BrokerAccountShown[]>(
  async ({ deps, actor }, ids) => {
    const rows = await deps.db.all(accountsOfCredentials, requireUser(actor).userId, ids);
    const shown = await showAccounts(deps, rows);
    return Map.groupBy(shown, ({ brokerCredentialId }) => brokerCredentialId ?? '');
  },
);

/** The accounts of one of many credentials in a request: one statement for all of them. */
export async function accountsInRequest(
  request: Request,
  credentialId: string,
): Promise<BrokerAccountShown[]> {
  return (await accountsOfCredential(request, credentialId)) ?? [];
}
