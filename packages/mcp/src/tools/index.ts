import { accountTools } from './account-tools.ts';
import { activityTools } from './activity-tools.ts';
import { apiDescribe, apiRead, apiSearch, apiWrite } from './api-tools.ts';
import { type CuratedTool, curated } from './curated.ts';
import { marketTools } from './market-tools.ts';
import { cancelOrder, getRequest, placeOrder } from './order-tools.ts';
import { fetchFound, search } from './search-tools.ts';
import type { Tool } from './tool.ts';

export const curatedTools: readonly CuratedTool[] = [
  ...accountTools,
  ...activityTools,
  ...marketTools,
];

/** Every tool, in the order in which they are listed. A name that was used stays what it was. */
export const tools: readonly Tool[] = [
  ...curatedTools.map(curated),
  search,
  fetchFound,
  apiSearch,
  apiDescribe,
  apiRead,
  apiWrite,
  placeOrder,
  cancelOrder,
  getRequest,
];

/** Those of a connection that only reads. */
export const readingTools: readonly Tool[] = tools.filter(
  ({ reads, name }) => reads && name !== getRequest.name,
);
