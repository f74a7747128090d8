import { fetchCurrentUser, getPositions } from '@investing-platform/schema/operations';

/** A measured request. */
export interface MeasuredOperation {
  readonly name: 'fetchCurrentUser' | 'getPositions';
  readonly label: string;
  readonly body: string;
}

export const POSITION_COUNT = 50;

/** The contract's own documents, as its clients send them. */
export const operations: readonly MeasuredOperation[] = [
  {
    name: 'fetchCurrentUser',
    label: 'fetchCurrentUser',
    body: JSON.stringify({ query: fetchCurrentUser, operationName: 'FetchCurrentUser' }),
  },
  {
    name: 'getPositions',
    label: `getPositions, ${POSITION_COUNT} rows`,
    body: JSON.stringify({
      query: getPositions,
      operationName: 'GetPositions',
      variables: { params: { tradingMode: 'LIVE' } },
    }),
  },
];
