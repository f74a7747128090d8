import { lazy, Suspense, useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { type RouteEntry, routeTable, SITE_NAME } from './route-table.ts';
import { BareFrame } from './shell/bare-frame.tsx';
import { FaultBoundary } from './shell/fault-boundary.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Screen } from './shell/screen.tsx';

/** With all that knows the person; the pages that sign in do without. */
const SessionFrame = lazy(() => import('./shell/session-frame.tsx'));

const routes: ReadonlyMap<string, RouteEntry> = new Map(
  routeTable.map((entry) => [entry.path, entry]),
);

/** The whole application: the screen of the address, in its frame. */
export function App() {
  const path = usePathname();
  const entry = routes.get(path);
  const title = entry?.title ?? 'Not found';
  useEffect(() => {
    document.title = `${title} · ${SITE_NAME}`;
  }, [title]);
  return (
    <FaultBoundary place={path}>
      <Framed entry={entry} />
    </FaultBoundary>
  );
}

function Framed({ entry }: { readonly entry: RouteEntry | undefined }) {
  if (entry !== undefined && entry.access !== 'open') {
    return (
      <Suspense fallback={<BareFrame />}>
        <SessionFrame entry={entry} />
      </Suspense>
    );
  }
  return (
    <BareFrame>
      {entry === undefined ? <NotFound /> : <Screen key={entry.path} name={entry.screen} />}
    </BareFrame>
  );
}
