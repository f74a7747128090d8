import type { ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { StepUpProvider } from '../session/step-up.tsx';
import { Brand } from './brand.tsx';
import { Link } from './link.tsx';
import { navLinks } from './nav-links.ts';
import { PersonMenu } from './person-menu.tsx';

interface FrameProps {
  /** For screens of several columns; others keep to a width that reads well. */
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/** The frame of the signed-in person's screens: where one is, and where one can go. */
export default function Frame({ isWide, children }: FrameProps) {
  const path = usePathname();
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="bar">
        <Brand />
        <nav className="bar-nav" aria-label="Main">
          {navLinks.map(({ href, text }) => (
            <Link key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {text}
            </Link>
          ))}
        </nav>
        <PersonMenu />
      </header>
      <main id="main" className={isWide ? undefined : 'column'} tabIndex={-1}>
        <StepUpProvider>{children}</StepUpProvider>
      </main>
    </>
  );
}
