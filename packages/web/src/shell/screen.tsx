import { Suspense } from 'react';
import { Skeleton } from '../parts/skeleton.tsx';
import type { ScreenName } from '../route-table.ts';
import { screens } from '../screens.ts';

/** A screen, with its outline while its script is on its way. */
export function Screen({ name }: { readonly name: ScreenName }) {
  const Component = screens[name];
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <Component />
    </Suspense>
  );
}
