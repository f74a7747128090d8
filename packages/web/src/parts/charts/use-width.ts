import { type RefCallback, useCallback, useState } from 'react';

const FIRST_WIDTH = 320;

/** The width of an element in pixels, as it changes, whenever the element comes. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(FIRST_WIDTH);
  // Measured before anything is painted, so that no chart is drawn twice.
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    setWidth(Math.max(1, Math.floor(element.getBoundingClientRect().width)));
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(1, Math.floor(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
