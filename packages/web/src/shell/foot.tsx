import { lazy, Suspense } from 'react';

const SimulatedNote = lazy(() =>
  import('./simulated-note.tsx').catch(() => ({ default: () => null })),
);

/** The foot of every page. It comes after all that a page is about. */
export function Foot() {
  return (
    <Suspense fallback={null}>
      <SimulatedNote />
    </Suspense>
  );
}
