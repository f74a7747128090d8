import type { AskedByAssistantsQuery } from '../../../generated/documents.ts';

export type Asked = AskedByAssistantsQuery['listAgentRequests'][number];

const STANDING: Readonly<Record<Asked['status'], string>> = {
  PENDING: 'Waits for you',
  APPROVED: 'Being done',
  DONE: 'Done',
  FAILED: 'Failed',
  DECLINED: 'Declined',
  EXPIRED: 'Lapsed',
};

export function standingOf({ status, madeByApp, asked }: Asked): string {
  const isLeft = status === 'APPROVED' && madeByApp && asked;
  return isLeft ? 'Approved, the app does it' : STANDING[status];
}

/** Whether nothing about it is left to the person: what an app does without asking never is. */
export const isOver = ({ status, asked }: Asked): boolean =>
  !asked || (status !== 'PENDING' && status !== 'APPROVED');

export const askedBy = ({ asked, clientName }: Asked): string =>
  `${asked ? 'Asked for' : 'Done without asking'} by “${clientName}”`;
