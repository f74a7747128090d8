import { type ReactNode, useEffect } from 'react';
import { StepUpProvider } from '../session/step-up.tsx';
import { Announcement } from './announcement.tsx';
import { Brand } from './brand.tsx';
import { Foot } from './foot.tsx';
import { MainNav } from './main-nav.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SubNav } from './sub-nav.tsx';
import { Toasts } from './toasts.tsx';

interface FrameProps {
  /** For screens of several columns; others keep to a width that reads well. */
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/** The frame of the signed-in person's screens: where one is, and where one can go. */
export default function Frame({ isWide, children }: FrameProps) {
  useEffect(keepFocusSoon, []);
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="bar">
        <Brand />
        <MainNav />
        <PersonMenu />
      </header>
      <main id="main" className={isWide ? undefined : 'column'} tabIndex={-1}>
        <Announcement />
        <StepUpProvider>
          <SubNav>{children}</SubNav>
        </StepUpProvider>
      </main>
      <Foot />
      <Toasts />
    </>
  );
}

/** Nobody waits for it: nothing goes before the page is there. @returns what ends it */
function keepFocusSoon(): () => void {
  const begun = import('./keep-focus.ts').then(
    ({ keepFocus }) => keepFocus(),
    () => () => undefined,
  );
  return () => void begun.then((end) => end());
}
