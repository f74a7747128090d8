import { approveDomain, listApprovedDomains, withdrawDomain } from '../../oauth/index.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';

type Work = ChangeRequest['work'];

/** The hosts that self-registered apps may return to, one a line. */
export async function list({ db }: OperatorDeps): Promise<string> {
  const domains = await listApprovedDomains({ db });
  return domains.map(({ domain }) => domain).join('\n') || 'No redirect domain is approved.';
}

export function approve({ clock }: OperatorDeps, host: string): Work {
  return async (tx) => {
    const isNew = await approveDomain({ db: tx, clock }, host);
    return isNew ? [`${host}: approved`] : [];
  };
}

export function withdraw(_deps: OperatorDeps, host: string): Work {
  return async (tx) => {
    await withdrawDomain({ db: tx }, host);
    return [`${host}: withdrawn; apps that registered before stay`];
  };
}
