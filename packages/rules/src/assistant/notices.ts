import { DAY_MS } from '@investing-platform/schema/durations';
import { addDays, type CivilDate } from '../time/civil-date.ts';
import type { Call } from './conversation.ts';
import * as of from './notices-of.ts';

export type { Notice } from './notices-of.ts';

/** What to read, and what of it to tell of. */
export interface NoticeRule {
  /** How often it is looked at. */
  readonly every: 'minute' | 'quarter hour';
  readonly call: (now: Date) => Call;
  readonly query: string;
  readonly notices: (data: unknown, now: Date) => readonly of.Notice[];
}

const MOST = 100;
const EXPIRES_IN_DAYS = 30;

const dayAgo = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString();
const today = (now: Date): CivilDate => now.toISOString().slice(0, 10);

/** A rule whose data is told to be of the shape that its query selects. */
const rule = <Row>(
  every: NoticeRule['every'],
  operation: string,
  input: string,
  selection: string,
  params: (now: Date) => object,
  noticesOf: (row: Row, now: Date) => readonly of.Notice[],
): NoticeRule => ({
  every,
  call: (now) => ({ name: operation, arguments: { ...params(now) } }),
  query: `query ($params: ${input}) { ${operation}(params: $params) { ${selection} } }`,
  notices: (data, now) => rowsOf<Row>(data).flatMap((row) => noticesOf(row, now)),
});

function rowsOf<Row>(data: unknown): readonly Row[] {
  const rows = Array.isArray(data) ? data : (data as { nodes?: unknown } | null)?.nodes;
  return Array.isArray(rows) ? rows : [];
}

/** What the assistant looks for. Each reads by a query of the API, under the follower's scopes. */
export const noticeRules: readonly NoticeRule[] = [
  rule<of.OrderRow>(
    'minute',
    'getOrders',
    'GetOrdersInput',
    `nodes { id status side symbol quantityFilled averageFilledPrice currency failureReason }`,
    (now) => ({ updatedSince: dayAgo(now), limit: MOST }),
    of.ofOrder,
  ),
  rule<of.DepositRow>(
    'minute',
    'fetchUserDeposits',
    'FetchUserDepositsInput',
    'nodes { id status amount currency failureReason }',
    (now) => ({ from: dayAgo(now), limit: MOST }),
    of.ofDeposit,
  ),
  rule<of.ActivityRow>(
    'minute',
    'fetchPlatformInvestAccountActivities',
    'FetchPlatformInvestAccountActivitiesInput',
    'nodes { id symbol netAmount currency }',
    (now) => ({ types: ['DIVIDEND'], from: addDays(today(now), -1), limit: MOST }),
    of.ofDividend,
  ),
  rule<of.JobRow>(
    'minute',
    'myExportJobs',
    'MyExportJobsInput',
    'nodes { id type status }',
    () => ({ statuses: ['COMPLETED', 'FAILED'], onlyUnviewed: true, limit: MOST }),
    of.ofExport,
  ),
  rule<of.GoalRow>(
    'quarter hour',
    'netWorthGoals',
    'NetWorthGoalsInput',
    'id name status progressPercent',
    () => ({}),
    of.ofGoal,
  ),
  rule<of.StrategyRow>(
    'quarter hour',
    'fetchAllActiveStrategies',
    'FetchAllActiveStrategiesInput',
    'nodes { id name status driftPercentPoints }',
    () => ({ limit: MOST }),
    of.ofStrategy,
  ),
  rule<of.MovedRow>(
    'quarter hour',
    'getPositions',
    'GetPositionsInput',
    'symbol name changeTodayPercent currentPrice currency stale asset { id }',
    () => ({}),
    (row, now) => of.ofMove(row, now),
  ),
  rule<of.LikedRow>(
    'quarter hour',
    'fetchUserLikes',
    'FetchUserLikesInput',
    `nodes { asset { id symbol name currency quote { price changePercent stale } } }`,
    () => ({ entityTypes: ['ASSET'], limit: MOST }),
    of.ofLiked,
  ),
  rule<of.DocumentRow>(
    'quarter hour',
    'netWorthDocuments',
    'NetWorthDocumentsInput',
    'nodes { id title expiresOn }',
    (now) => ({ expiresBy: addDays(today(now), EXPIRES_IN_DAYS), limit: MOST }),
    of.ofDocument,
  ),
];
