import { usePathname } from 'wouter/use-browser-location';
import { Link } from './link.tsx';
import { groupOf, isHere, navLinks } from './nav-links.ts';
import { useHereInSight } from './use-here-in-sight.ts';

const shown = navLinks.filter(({ isInBar }) => isInBar);

/** The places of the application. In narrow windows they are swiped, and where one is is in sight. */
export function MainNav() {
  const path = usePathname();
  const nav = useHereInSight(path);
  return (
    <nav className="bar-nav" aria-label="Main" ref={nav}>
      {shown.map(({ href, text }) => (
        <Link key={href} href={href} aria-current={currentOf(href, path)}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** A place of the bar is marked on its own page, and the first of a group on those without a place. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (isHere(href, path)) return 'page';
  const hasPlace = shown.some((place) => isHere(place.href, path));
  return !hasPlace && groupOf(path)?.links[0]?.[0] === href ? 'true' : undefined;
}
