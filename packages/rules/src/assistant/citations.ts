import type { AssistantEntityType } from '@investing-platform/schema/operations';

/** An object of the API that a look-up gave, and what people call it. */
export interface NamedObject {
  readonly entityType: AssistantEntityType;
  readonly entityId: string;
  readonly title: string;
  /** Any of them in a text speaks of the object. */
  readonly names: readonly string[];
  readonly url: string | null;
}

export interface Cited {
  readonly title: string;
  readonly reference: { readonly entityType: AssistantEntityType; readonly entityId: string };
  readonly url: string | null;
  readonly excerpt: null;
}

type Data = Readonly<Record<string, unknown>>;

/** Where an answer lists objects, and the fields that name them. */
interface Source {
  readonly operation: string;
  /** Null: the answer is the list, or the object itself. */
  readonly list: string | null;
  readonly entityType: AssistantEntityType;
  readonly idField: string;
  readonly nameFields: readonly string[];
}

const source = (
  operation: string,
  list: string | null,
  entityType: AssistantEntityType,
  nameFields: readonly string[] = ['name'],
  idField = 'id',
): Source => ({ operation, list, entityType, idField, nameFields });

const SOURCES: readonly Source[] = [
  source('getPositions', null, 'POSITION', ['name', 'symbol']),
  source('getOrders', 'nodes', 'ORDER', ['name', 'symbol']),
  source('getPortfolios', null, 'PORTFOLIO'),
  source('netWorthDashboard', 'assets', 'NET_WORTH_ASSET'),
  source('netWorthDashboard', 'liabilities', 'NET_WORTH_LIABILITY'),
  source('netWorthDashboard', 'goals', 'NET_WORTH_GOAL'),
  source('netWorthAssets', null, 'NET_WORTH_ASSET'),
  source('netWorthLiabilities', null, 'NET_WORTH_LIABILITY'),
  source('netWorthGoals', null, 'NET_WORTH_GOAL'),
  source('fetchAllActiveStrategies', 'nodes', 'ACTIVE_STRATEGY'),
  source('fetchActiveStrategy', null, 'ACTIVE_STRATEGY'),
  source('fetchStrategies', 'nodes', 'STRATEGY'),
  source('getAllTradeIdeas', 'nodes', 'TRADE_IDEA', ['title']),
  source('fetchExperts', 'nodes', 'EXPERT'),
  source('fetchNewsByAssetIds', 'nodes', 'NEWS', ['headline']),
  source('getCurrentStockPrice', null, 'ASSET', ['symbol'], 'assetId'),
  source('fetchAssetPerformance', null, 'ASSET', ['symbol'], 'assetId'),
  source('fetchAssetByTicker', null, 'ASSET', ['name', 'symbol']),
  source('fetchPlatformInvestAccountActivities', 'nodes', 'ACCOUNT_ACTIVITY', ['description']),
  source('fetchPlatformInvestAccountDocuments', 'nodes', 'ACCOUNT_DOCUMENT'),
];

const MAX_CITED = 50;

/** The objects of an answer that have a name. */
export function namedIn(operation: string, data: unknown): readonly NamedObject[] {
  return SOURCES.filter((one) => one.operation === operation).flatMap((one) => {
    const { entityType, idField, nameFields } = one;
    return rowsOf(data, one.list).flatMap((row) => {
      const names = nameFields.map((field) => row[field]).filter((name) => isName(name));
      const [title] = names;
      const entityId = row[idField];
      if (title === undefined || typeof entityId !== 'string') return [];
      const url = entityType === 'NEWS' && typeof row['url'] === 'string' ? row['url'] : null;
      return [{ entityType, entityId, title, names, url }];
    });
  });
}

const isName = (name: unknown): name is string => typeof name === 'string' && name.trim() !== '';

function rowsOf(data: unknown, list: string | null): readonly Data[] {
  if (typeof data !== 'object' || data === null) return [];
  const within = list === null ? data : (data as Data)[list];
  const rows = Array.isArray(within) ? within : list === null ? [within] : [];
  return rows.filter((row) => typeof row === 'object' && row !== null);
}

/** The objects that a text speaks of, in its order, each once; at most 50. */
export function citationsIn(text: string, objects: readonly NamedObject[]): Cited[] {
  const places = new Map<string, { readonly at: number; readonly cited: Cited }>();
  for (const { entityType, entityId, title, names, url } of objects) {
    const at = Math.min(...names.map((name) => placeOf(name, text)));
    const key = `${entityType} ${entityId}`;
    if (!Number.isFinite(at) || places.has(key)) continue;
    const reference = { entityType, entityId };
    places.set(key, { at, cited: { title, reference, url, excerpt: null } });
  }
  const inOrder = [...places.values()].sort((one, other) => one.at - other.at);
  return inOrder.slice(0, MAX_CITED).map(({ cited }) => cited);
}

/** Where a text has a name as words of its own; infinite where it has not. */
function placeOf(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
    if (!isOfWord(before) && !isOfWord(after)) return at;
  }
  return Number.POSITIVE_INFINITY;
}

const isOfWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
