import type { Deps } from '../../deps.ts';
import type { UserActor } from '../../kernel/actor.ts';
import { defaultDocument } from './operation-call.ts';

/** Queries that tell most of a thing, where others tell less. */
const READ_BY: Readonly<Record<string, string>> = {
  Asset: 'fetchAssetsByAssetIds',
  BrokerAccount: 'getBrokerAccounts',
  Order: 'getOrders',
  Portfolio: 'getPortfolios',
  Position: 'getPositions',
};
/** What an input calls ids where not `ids`. */
const IDS: Readonly<Record<string, string>> = { fetchAssetsByAssetIds: 'assetIds' };
const MAX_TRIED = 2;
const NAMING = ['name', 'title', 'label', 'symbol'] as const;
const TELLING = ['side', 'quantity', 'type', 'limitPrice', 'status', 'tradingMode', 'numberMasked'];

/**
 * What an id of a type stands for, in words: read as the caller may read it. Null where it cannot
 * be told.
 */
export async function nameOf(
  deps: Pick<Deps, 'ask'>,
  actor: UserActor,
  type: string,
  id: unknown,
): Promise<string | null> {
  if (typeof id !== 'string') return null;
  for (const operation of await readersOf(type)) {
    const query = await defaultDocument(operation);
    const variables = { params: { [IDS[operation] ?? 'ids']: [id] } };
    const { data, errors } = await deps.ask(actor, { query, variables });
    if (errors !== undefined && errors.length > 0) continue;
    const answer = data?.[operation];
    const rows: unknown = Object(answer).nodes ?? Object(answer).assets ?? answer;
    const row: unknown = Array.isArray(rows) ? rows.find((one) => Object(one).id === id) : null;
    if (row !== undefined && row !== null) return described(Object(row));
  }
  return null;
}

async function readersOf(type: string): Promise<readonly string[]> {
  const preferred = READ_BY[type];
  if (preferred !== undefined) return [preferred];
  const { operationHints } = await import('@investing-platform/schema/hints');
  const found = Object.entries(operationHints).filter(
    ([, { kind, built, effect }]) => kind === 'READ' && built && effect.reads[0] === type,
  );
  return found.map(([name]) => name).slice(0, MAX_TRIED);
}

function described(row: Readonly<Record<string, unknown>>): string | null {
  const name = NAMING.map((key) => row[key]).find((one) => typeof one === 'string');
  const symbol = row.symbol === name || typeof row.symbol !== 'string' ? null : row.symbol;
  const more = TELLING.map((key) => row[key]).filter((one) => typeof one === 'string');
  const parts = [name === undefined ? null : `“${name}”`, symbol, ...more];
  const text = parts.filter((one) => one !== null && one !== undefined).join(' ');
  return text === '' ? null : text;
}
