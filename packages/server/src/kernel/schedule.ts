/** Runs `work` once after a delay; the answer calls it off. */
export type Schedule = (work: () => void, delayMs: number) => () => void;

/** Real time. What waits keeps no process from ending. */
export const systemSchedule: Schedule = (work, delayMs) => {
  const timer = setTimeout(work, delayMs).unref();
  return () => clearTimeout(timer);
};
