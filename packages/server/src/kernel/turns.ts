import { breathe } from './breathe.ts';

/** Runs work when its turn has come. */
export interface Turns {
  /**
   * One after the other for each owner, and a pause before each.
   *
   * @param refuse what to throw where too many of the owner's wait already
   */
  inTurn<Result>(
    owner: string,
    work: () => Result | Promise<Result>,
    refuse: () => Error,
  ): Promise<Result>;
}

/**
 * @param most how many of one owner may wait or run
 * @param pause before each: lets everybody else run in between
 */
export function turns(most: number, pause: () => Promise<void> | undefined = breathe): Turns {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  return {
    async inTurn(owner, work, refuse) {
      const queue = queues.get(owner) ?? { length: 0, last: Promise.resolve() };
      if (queue.length >= most) throw refuse();
      queues.set(owner, queue);
      queue.length += 1;
      const before = queue.last;
      const done = before.then(pause).then(work);
      queue.last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(owner);
      }
    },
  };
}
