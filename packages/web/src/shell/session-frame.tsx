import { Fragment, lazy, Suspense, useEffect } from 'react';
import { Heading } from '../parts/heading.tsx';
import { Notice, ProblemNotice } from '../parts/notice.tsx';
import type { SessionEntry, SessionScreenName } from '../route-table.ts';
import { signInPath } from '../session/next.ts';
import { useSession } from '../session/session.ts';
import { useOnline } from '../session/use-online.ts';
import { sessionScreens } from '../session-screens.ts';
import { BareFrame, WaitingFrame } from './bare-frame.tsx';
import { FaultBoundary } from './fault-boundary.tsx';
import { Screen } from './screen.tsx';

/** Its menus are only needed by those who are signed in. */
const Frame = lazy(() => import('./frame.tsx'));

interface SessionFrameProps {
  readonly entry: SessionEntry;
  readonly path: string;
}

/** Screens of several columns. */
const WIDE: ReadonlySet<SessionScreenName> = new Set([
  'home',
  'money',
  'cards',
  'exchange',
  'ledger',
  'net-worth',
  'portfolios',
  'portfolio',
  'documents',
  'crypto',
  'assistant',
]);

/**
 * The frame of screens that know the person. Strangers are sent to sign in, and come back. The
 * consent screen stands alone, so that nothing distracts from its question.
 */
export default function SessionFrame({ entry, path }: SessionFrameProps) {
  const { data, problem, reload } = useSession();
  const isStranger = data !== null && data.person === null;
  const isSentAway = isStranger && entry.access === 'session';
  useEffect(() => {
    if (isSentAway)
      location.replace(signInPath(location.pathname + location.search + location.hash));
  }, [isSentAway]);
  if (data === null && problem !== null) {
    return (
      <BareFrame>
        <Heading>This page did not load</Heading>
        <ProblemNotice problem={problem} retry={reload} />
      </BareFrame>
    );
  }
  if (data === null || isSentAway) return <WaitingFrame />;
  if (isStranger || entry.screen === 'entry/consent') {
    return (
      <BareFrame>
        <Screen of={sessionScreens[entry.screen]} />
      </BareFrame>
    );
  }
  return (
    <Suspense fallback={<WaitingFrame />}>
      <Frame isWide={WIDE.has(entry.screen)}>
        <OfflineNotice />
        <FaultBoundary place={path} in={Fragment}>
          <Screen key={path} of={sessionScreens[entry.screen]} />
        </FaultBoundary>
      </Frame>
    </Suspense>
  );
}

function OfflineNotice() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return <Notice kind="warn">You are offline. What is shown may be out of date.</Notice>;
}
