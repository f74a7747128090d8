import { useEffect } from 'react';

/**
 * Does something again and again while the page is looked at, and at once when it is shown again.
 *
 * @param work the same function for as long as it is meant to go on
 * @param milliseconds between two times; null stops it
 */
export function useEvery(milliseconds: number | null, work: () => void): void {
  useEffect(() => {
    if (milliseconds === null) return;
    const look = () => {
      if (document.visibilityState === 'visible') work();
    };
    const timer = setInterval(look, milliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [milliseconds, work]);
}
