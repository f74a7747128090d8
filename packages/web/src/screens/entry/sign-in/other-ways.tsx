import { type ComponentType, lazy, Suspense } from 'react';
import type { WaysProps } from './ways.tsx';

const Ways = lazy<ComponentType<WaysProps>>(() =>
  import('./ways.tsx').catch(() => ({ default: () => null })),
);

/**
 * Ways to sign in, or to open an account, without a password here. They are loaded once the form is
 * there, and a page that cannot load them goes without.
 */
export function OtherWays(props: WaysProps) {
  return (
    <Suspense>
      <Ways {...props} />
    </Suspense>
  );
}
