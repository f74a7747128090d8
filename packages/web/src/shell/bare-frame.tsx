import type { ReactNode } from 'react';
import { Skeleton } from '../parts/skeleton.tsx';
import { Brand } from './brand.tsx';
import { Foot } from './foot.tsx';

/** The frame of screens that stand alone: signing in, opening an account, consent. */
export function BareFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <header className="bar">
        <Brand />
      </header>
      <main id="main" className="narrow" tabIndex={-1}>
        {children}
      </main>
      <Foot />
    </>
  );
}

/** What stands there until it is known what to show: the frame and an outline, never an empty page. */
export function WaitingFrame() {
  return (
    <BareFrame>
      <Skeleton lines={5} />
    </BareFrame>
  );
}
