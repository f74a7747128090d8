import type { Credential, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import type { AppRule, Approval } from './approval.ts';
import { decide, setRule } from './approvals.ts';

/** What tests say in the place of people, and of the hosts of apps. */
export interface ApprovalControls {
  /**
   * What its person says of an app: whether they are asked before it changes anything, and how much
   * it may do in 24 hours. What is left out stays.
   *
   * @param user default: the credential's owner, or the world's `person`
   */
  setRule(credential: Credential, rule: Partial<AppRule>, user?: User): void;
  /** What apps have asked their people for, and made where it is counted; newest first. */
  readonly approvals: readonly Approval[];
  /**
   * Answers as a person does on the page at `approval.url`. The app makes the change by calling again.
   *
   * @throws {PlatformError} NOT_FOUND where it was decided or has lapsed
   */
  decide(approvalId: string, answer: 'APPROVE' | 'DECLINE'): void;
  /** Stops every app that the person is asked about, or lets them go on. Default: stops. */
  stopApps(user: User, isStopped?: boolean): void;
  /**
   * Puts a client ID metadata document at an address, which is then a `client_id`; null takes it away.
   * The mocks ask no network for it.
   */
  publishClientDocument(address: string, document: object | null): void;
}

/** @param person whom a rule is of where neither it nor its credential names anybody */
export function approvalControls(
  platform: Platform,
  person: () => User,
): Omit<ApprovalControls, 'approvals'> {
  return {
    publishClientDocument(address, document) {
      const { clientDocuments } = platform.state;
      if (document === null) clientDocuments.delete(address);
      else clientDocuments.set(address, document);
    },
    setRule(credential, rule, user) {
      const owner = user?.id ?? credential.userId ?? person().id;
      setRule(platform, owner, credential, rule);
    },
    decide: (id, answer) => decide(platform, id, answer),
    stopApps({ id }, isStopped = true) {
      if (isStopped) platform.state.stopped.add(id);
      else platform.state.stopped.delete(id);
    },
  };
}
