/** Puts work off to the end of the present turn of the event loop. */
export type PutOff = (work: () => void) => void;

/** Sockets written to before the loop may look at anything else. */
const MAX_A_TURN = 64;

/**
 * Work that gathers while a turn runs and is done after it: what many events have left for one
 * socket goes out at once. A long queue is done in slices, so that it holds nobody else up. No
 * timer; whoever puts work off does so once at a time, which bounds the queue.
 *
 * @param work must not throw
 */
export function endOfTurn(schedule: (run: () => void) => void = setImmediate): PutOff {
  let waiting: (() => void)[] = [];
  let isScheduled = false;

  const run = (): void => {
    const slice = waiting.slice(0, MAX_A_TURN);
    waiting = waiting.slice(MAX_A_TURN);
    isScheduled = waiting.length > 0;
    if (isScheduled) schedule(run);
    for (const work of slice) work();
  };

  return (work) => {
    waiting.push(work);
    if (isScheduled) return;
    isScheduled = true;
    schedule(run);
  };
}
