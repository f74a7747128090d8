import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { Skeleton } from '../parts/skeleton.tsx';

export type LazyScreen = LazyExoticComponent<ComponentType>;

/** A screen, with its outline while its script is on its way. */
export function Screen({ of: Component }: { readonly of: LazyScreen }) {
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <Component />
    </Suspense>
  );
}
