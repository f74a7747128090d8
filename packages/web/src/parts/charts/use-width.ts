import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const FIRST_WIDTH = 320;

/** The width of an element in pixels, as it changes. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  // Measured before anything is painted, so that no chart is drawn twice.
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    setWidth(Math.max(1, Math.floor(current.getBoundingClientRect().width)));
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(1, Math.floor(entry.contentRect.width)));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
