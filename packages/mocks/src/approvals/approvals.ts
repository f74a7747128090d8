import type { Use } from '@investing-platform/rules/agents/bounds';
import { decimal, sum, toPlain } from '@investing-platform/rules/numbers/decimal';
import { isDocumentAddress } from '@investing-platform/rules/oauth/client-metadata';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Credential } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import type { AppRule, Approval, ApprovalRecord } from './approval.ts';

const ruleKey = (userId: string, credentialId: string): string => `${userId} ${credentialId}`;

/**
 * What holds for an app whose person has said nothing of it follows from the mocks' options; people
 * are always asked about one that a document describes, since it is an assistant.
 */
export function ruleOf(
  { state, approval }: Platform,
  userId: string,
  credentialId: string,
): AppRule {
  const client = [...state.credentials.values()].find(({ id }) => id === credentialId);
  const isAssistant = client !== undefined && isDocumentAddress(client.clientId);
  const usual = {
    approval: isAssistant ? 'ON_PAGE' : approval,
    maxChangesPerDay: null,
    maxAmountPerDay: null,
  };
  return state.appRules.get(ruleKey(userId, credentialId)) ?? usual;
}

export function setRule(
  platform: Platform,
  userId: string,
  { id }: Credential,
  change: Partial<AppRule>,
): void {
  const rule = { ...ruleOf(platform, userId, id), ...change };
  platform.state.appRules.set(ruleKey(userId, id), rule);
}

/** How a request stands at this moment. */
export function statusOf({ state, clock }: Platform, record: ApprovalRecord): Approval['status'] {
  const { status, isStarted } = record;
  const waits = status === 'PENDING' || (status === 'APPROVED' && !isStarted);
  const isOver = record.expiresAt <= clock.now() || !state.tokens.has(record.token);
  return waits && isOver ? 'EXPIRED' : status;
}

/** All that is kept, newest first. */
export function approvalsOf(platform: Platform): readonly Approval[] {
  const shown = platform.state.approvals.map((record) => {
    const {
      token: _token,
      input: _input,
      amount: _amount,
      isStarted: _isStarted,
      ...told
    } = record;
    return { ...told, status: statusOf(platform, record) };
  });
  return shown.reverse();
}

/** @throws {PlatformError} NOT_FOUND where it waits no more */
export function decide(platform: Platform, id: string, answer: 'APPROVE' | 'DECLINE'): void {
  const record = platform.state.approvals.find((one) => one.id === id);
  if (record === undefined || statusOf(platform, record) !== 'PENDING') throw notFound('Request');
  record.status = answer === 'APPROVE' ? 'APPROVED' : 'DECLINED';
  record.decidedAt = platform.clock.now();
}

/** What an app has done and asked for in 24 hours, and how much waits for its person. */
export function useOf(platform: Platform, userId: string, credentialId: string): Use {
  const since = platform.clock.now().getTime() - DAY_MS;
  const ofPerson = platform.state.approvals.filter((one) => one.userId === userId);
  const recent = ofPerson.filter(
    (one) => one.credentialId === credentialId && one.createdAt.getTime() > since,
  );
  const counted = recent.filter((one) =>
    ['PENDING', 'APPROVED', 'DONE'].includes(statusOf(platform, one)),
  );
  return {
    waiting: ofPerson.filter((one) => statusOf(platform, one) === 'PENDING').length,
    askedInDay: recent.filter(({ asked }) => asked).length,
    changesInDay: counted.length,
    amountInDay: toPlain(sum(counted.map(({ amount }) => decimal(amount ?? '0')))),
  };
}
