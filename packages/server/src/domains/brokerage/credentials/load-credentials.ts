import DataLoader from 'dataloader';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { type BrokerAccountShown, showAccounts } from '../account-shown.ts';
import { accountsOfCredentials } from '../accounts.sql.ts';
import type { BrokerageDeps } from '../deps.ts';
import { type CredentialShown, credentialsByIds } from './credentials.sql.ts';

type LoadDeps = Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>;

const MAX_BATCH_SIZE = 500;
const credentialLoaders = new WeakMap<object, DataLoader<string, CredentialShown | null>>();
const accountLoaders = new WeakMap<object, DataLoader<string, BrokerAccountShown[]>>();

/** The credential of one of many accounts in a request: one statement for all of them. */
export async function credentialInRequest(
  { db }: Pick<LoadDeps, 'db'>,
  actor: Actor,
  request: object,
  id: string | null,
): Promise<CredentialShown | null> {
  if (id === null) return null;
  const { userId } = requireUser(actor);
  const loader = loaderOf(credentialLoaders, request, async (ids) => {
    const rows = await db.all(credentialsByIds, userId, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((wanted) => byId.get(wanted) ?? null);
  });
  return loader.load(id);
}

/** The accounts of one of many credentials in a request: one statement for all of them. */
export function accountsInRequest(
  deps: LoadDeps,
  actor: Actor,
  request: object,
  credentialId: string,
): Promise<BrokerAccountShown[]> {
  const { userId } = requireUser(actor);
  const loader = loaderOf(accountLoaders, request, async (ids) => {
    const shown = await showAccounts(deps, await deps.db.all(accountsOfCredentials, userId, ids));
    const byCredential = Map.groupBy(shown, ({ brokerCredentialId }) => brokerCredentialId);
    return ids.map((id) => byCredential.get(id) ?? []);
  });
  return loader.load(credentialId);
}

function loaderOf<T>(
  loaders: WeakMap<object, DataLoader<string, T>>,
  request: object,
  load: (ids: readonly string[]) => Promise<T[]>,
): DataLoader<string, T> {
  const known = loaders.get(request);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, T>(load, { maxBatchSize: MAX_BATCH_SIZE });
  loaders.set(request, loader);
  return loader;
}
