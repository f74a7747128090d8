import { lazy, Suspense, useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { openScreens } from './open-screens.ts';
import { type RouteEntry, routeOf, SITE_NAME } from './route-table.ts';
import { BareFrame, WaitingFrame } from './shell/bare-frame.tsx';
import { FaultBoundary } from './shell/fault-boundary.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Screen } from './shell/screen.tsx';

/** With all that knows the person; the pages that sign in do without. */
const SessionFrame = lazy(() => import('./shell/session-frame.tsx'));

/** The whole application: the screen of the address, in its frame. */
export function App() {
  const path = usePathname();
  const entry = routeOf(path);
  const title = entry?.title ?? 'Not found';
  useEffect(() => {
    document.title = `${title} · ${SITE_NAME}`;
  }, [title]);
  return (
    <FaultBoundary place={path} in={BareFrame}>
      <Framed entry={entry} path={path} />
    </FaultBoundary>
  );
}

interface FramedProps {
  readonly entry: RouteEntry | undefined;
  readonly path: string;
}

function Framed({ entry, path }: FramedProps) {
  if (entry !== undefined && entry.access !== 'open') {
    return (
      <Suspense fallback={<WaitingFrame />}>
        <SessionFrame entry={entry} path={path} />
      </Suspense>
    );
  }
  return (
    <BareFrame>
      {entry === undefined ? <NotFound /> : <Screen key={path} of={openScreens[entry.screen]} />}
    </BareFrame>
  );
}
