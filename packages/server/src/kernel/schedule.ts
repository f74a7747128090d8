/** Runs `work` once after a delay; the answer calls it off. */
export type Schedule = (work: () => void, delayMilliseconds: number) => () => void;

/** Real time. What waits keeps no process from ending. */
export const systemSchedule: Schedule = (work, delayMilliseconds) => {
  const timer = setTimeout(work, delayMilliseconds).unref();
  return () => clearTimeout(timer);
};
