import type { ReactNode } from 'react';
import type { Problem } from '../api/problem.ts';
import { signInPath } from '../session/next.ts';
import { Button } from './button.tsx';

/** A message that stands out. `bad` and `good` ones are read out when they appear. */
export function Notice({
  kind = 'plain',
  children,
}: {
  readonly kind?: 'plain' | 'good' | 'bad' | 'warn';
  readonly children: ReactNode;
}) {
  const role = kind === 'bad' ? 'alert' : kind === 'good' ? 'status' : undefined;
  return (
    <div className={`notice ${kind}`} role={role}>
      {children}
    </div>
  );
}

/** What went wrong, with what the person can do about it. */
export function ProblemNotice({
  problem,
  retry,
}: {
  readonly problem: Problem | null;
  readonly retry?: () => void;
}) {
  if (problem === null) return null;
  const isSignedOut = problem.code === 'UNAUTHENTICATED' && location.pathname !== '/sign-in';
  return (
    <Notice kind="bad">
      <p>{isSignedOut ? 'Your session has ended.' : problem.message}</p>
      {isSignedOut && (
        <p>
          <a href={signInPath('/')} target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , then come back and try again: nothing you typed is lost.
        </p>
      )}
      {problem.code === 'INTERNAL' && problem.requestId !== null && (
        <p className="fine">
          If you report it, name request <code>{problem.requestId}</code>.
        </p>
      )}
      {retry && (
        <Button kind="quiet" onClick={retry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
