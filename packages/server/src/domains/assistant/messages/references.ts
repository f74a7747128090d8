import type { AssistantEntityType } from '@investing-platform/schema/operations';
import type { Actor } from '../../../kernel/actor.ts';
import type { AskPlatform, PlatformProblem } from '../../../kernel/ask-platform.ts';
import { notFound, type PlatformError, refuse } from '../../../kernel/errors.ts';
import type { NamedReference, Reference } from './messages.sql.ts';

/** How an object is looked at by the operations of the API, under the scope that these take. */
interface Lookup {
  readonly operation: string;
  readonly document: string;
  /** What it calls the object. */
  readonly titles: readonly string[];
}

function lookup(operation: string, input: string, titles: readonly string[], list: string | null) {
  const nodes = list === null ? (own: string) => own : (own: string) => `${list} { ${own} }`;
  return {
    operation,
    titles,
    document: `query ($params: ${input}) {
      ${operation}(params: $params) { ${nodes(['id', ...titles].join(' '))} } }`,
  };
}

const paged = (operation: string, input: string, ...titles: string[]): Lookup =>
  lookup(operation, input, titles, 'nodes');
const plain = (operation: string, input: string, ...titles: string[]): Lookup =>
  lookup(operation, input, titles, null);

const LOOKUPS: Readonly<Record<AssistantEntityType, Lookup>> = {
  ASSET: lookup(
    'fetchAssetsByAssetIds',
    'FetchAssetsByAssetIdsInput!',
    ['symbol', 'name'],
    'assets',
  ),
  ORDER: paged('getOrders', 'GetOrdersInput', 'side', 'symbol', 'status'),
  POSITION: plain('getPositions', 'GetPositionsInput', 'symbol', 'name'),
  ACCOUNT_ACTIVITY: paged(
    'fetchPlatformInvestAccountActivities',
    'FetchPlatformInvestAccountActivitiesInput',
    'description',
  ),
  ACCOUNT_DOCUMENT: paged(
    'fetchPlatformInvestAccountDocuments',
    'FetchPlatformInvestAccountDocumentsInput',
    'name',
  ),
  STRATEGY: paged('fetchStrategies', 'FetchStrategiesInput', 'name'),
  ACTIVE_STRATEGY: paged('fetchAllActiveStrategies', 'FetchAllActiveStrategiesInput', 'name'),
  TRADE_IDEA: paged('getAllTradeIdeas', 'GetAllTradeIdeasInput', 'title'),
  EXPERT: paged('fetchExperts', 'FetchExpertsInput', 'name'),
  NEWS: paged('fetchNewsByAssetIds', 'FetchNewsByAssetIdsInput', 'headline'),
  PORTFOLIO: plain('getPortfolios', 'GetPortfoliosInput', 'name'),
  NET_WORTH_ASSET: plain('netWorthAssets', 'NetWorthAssetsInput', 'name'),
  NET_WORTH_LIABILITY: plain('netWorthLiabilities', 'NetWorthLiabilitiesInput', 'name'),
  NET_WORTH_GOAL: plain('netWorthGoals', 'NetWorthGoalsInput', 'name'),
  DEPOSIT: paged('fetchUserDeposits', 'FetchUserDepositsInput', 'amount', 'currency', 'status'),
  WITHDRAWAL: paged(
    'fetchPendingUserTransactions',
    'FetchPendingUserTransactionsInput',
    'amount',
    'currency',
    'status',
  ),
  EXPORT_JOB: paged('myExportJobs', 'MyExportJobsInput', 'type', 'status'),
};

const MAX_TITLE_CHARACTERS = 200;

/**
 * The objects that a message is about with what they are called, each read as its own query reads
 * it.
 *
 * @throws {PlatformError} NOT_FOUND for one that the caller cannot find, FORBIDDEN where the token
 *   lacks the scope, PLAN_REQUIRED; each names the place in `context`
 */
export async function nameReferences(
  ask: AskPlatform,
  actor: Actor,
  references: readonly Reference[],
): Promise<NamedReference[]> {
  const named: NamedReference[] = [];
  for (const [place, reference] of references.entries()) {
    named.push(await nameOne(ask, actor, reference, `params.context.${place}`));
  }
  return named;
}

async function nameOne(
  ask: AskPlatform,
  actor: Actor,
  { entityType, entityId }: Reference,
  path: string,
): Promise<NamedReference> {
  const { operation, document, titles } = LOOKUPS[entityType];
  const id = entityId.toLowerCase();
  const key = entityType === 'ASSET' ? 'assetIds' : 'ids';
  const { data, errors = [] } = await ask(actor, {
    query: document,
    variables: { params: { [key]: [id] } },
  });
  const [error] = errors;
  if (error !== undefined) throw refusalOf(error, path);
  const row = rowsOf(data?.[operation]).find((one) => one['id'] === id);
  if (row === undefined) {
    throw notFound(wordsOf(entityType), `${path}.entityId`, 'there is no such object');
  }
  const title = titles.map((name) => String(row[name] ?? '')).join(' ');
  return { entityType, entityId: id, title: title.slice(0, MAX_TITLE_CHARACTERS) };
}

function refusalOf({ message, extensions }: PlatformProblem, path: string): PlatformError {
  const { code } = extensions;
  if (code === 'NOT_FOUND') return notFound('Object', `${path}.entityId`, message);
  return refuse(code, message, { fields: [{ path, message }] });
}

/** The objects of an answer, however it lists them. */
function rowsOf(answer: unknown): Record<string, unknown>[] {
  if (Array.isArray(answer)) return answer as Record<string, unknown>[];
  const lists = Object.values((answer ?? {}) as Record<string, unknown>);
  return lists.filter((list) => Array.isArray(list)).flat() as Record<string, unknown>[];
}

const wordsOf = (entityType: AssistantEntityType): string =>
  entityType.charAt(0) + entityType.slice(1).toLowerCase().replaceAll('_', ' ');
