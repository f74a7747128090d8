import type { ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Link } from './link.tsx';
import { groupOf, isHere, type NavGroup } from './nav-links.ts';
import { useHereInSight } from './use-here-in-sight.ts';

/** A page with the way to those that belong to it. */
export function SubNav({ children }: { readonly children: ReactNode }) {
  const path = usePathname();
  const group = groupOf(path);
  return (
    <div className={group?.isRail === true ? 'with-rail' : undefined}>
      {group !== null && <GroupNav group={group} path={path} />}
      <div className="sub-page">{children}</div>
    </div>
  );
}

interface GroupNavProps {
  readonly group: NavGroup;
  readonly path: string;
}

function GroupNav({ group, path }: GroupNavProps) {
  const nav = useHereInSight(path);
  return (
    <nav className="sub-nav" aria-label={group.name} ref={nav}>
      {group.links.map(([href, text]) => (
        <Link key={href} href={href} aria-current={isHere(href, path) ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
