import type { ReactNode } from 'react';
import { usePerson } from '../session/session.ts';
import { Link } from '../shell/link.tsx';
import { Empty } from './empty.tsx';

interface NeedsPlanProps {
  /** What a plan opens, such as `Sharing your net worth`. */
  readonly what: string;
  readonly children: ReactNode;
}

/** What comes with a paid plan, or how to get there. */
export function NeedsPlan({ what, children }: NeedsPlanProps) {
  if (usePerson().account.tier !== 'FREE') return children;
  return (
    <Empty title="A paid plan opens this">
      {what} comes with Plus and above. <Link href="/plans">See the plans</Link>
    </Empty>
  );
}
