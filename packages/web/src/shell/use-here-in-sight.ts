import { type RefObject, useEffect, useRef } from 'react';

/** For a row of links that is swiped in narrow windows: where one is is in sight. */
export function useHereInSight(path: string): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    void path;
    const here = nav.current?.querySelector('[aria-current]');
    here?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return nav;
}
