import { lazy, Suspense, useEffect } from 'react';
import { Heading } from '../parts/heading.tsx';
import { Notice, ProblemNotice } from '../parts/notice.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import type { SessionEntry, SessionScreenName } from '../route-table.ts';
import { signInPath } from '../session/next.ts';
import { useSession } from '../session/session.ts';
import { useOnline } from '../session/use-online.ts';
import { sessionScreens } from '../session-screens.ts';
import { BareFrame } from './bare-frame.tsx';
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
  'portfolio',
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
  if (data === null || isSentAway) {
    return (
      <BareFrame>
        {problem !== null && <Heading>This page did not load</Heading>}
        <ProblemNotice problem={problem} retry={reload} />
        {problem === null && <Skeleton lines={5} />}
      </BareFrame>
    );
  }
  if (isStranger || entry.screen === 'consent') {
    return (
      <BareFrame>
        <Screen of={sessionScreens[entry.screen]} />
      </BareFrame>
    );
  }
  return (
    <Suspense fallback={<BareFrame />}>
      <Frame isWide={WIDE.has(entry.screen)}>
        <OfflineNotice />
        <Screen key={path} of={sessionScreens[entry.screen]} />
      </Frame>
    </Suspense>
  );
}

function OfflineNotice() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return <Notice kind="warn">You are offline. What is shown may be out of date.</Notice>;
}
