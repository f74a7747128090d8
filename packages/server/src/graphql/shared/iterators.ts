export interface IteratorSource<T> {
  next(): Promise<IteratorResult<T, undefined>>;
  /** Runs once, at the end or when the reader leaves. */
  close(): void;
}

/** Leaves a source that nobody reads any more; how it ends is nobody's concern. */
export function leave(source: AsyncIterator<unknown> | undefined): void {
  Promise.resolve(source?.return?.()).catch(() => undefined);
}

const DONE: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * An iterator whose `return` ends a read that waits: an async generator would let it wait until
 * its next value, which may never come. Reads are made one at a time.
 */
export function openedIterator<T>(source: IteratorSource<T>): AsyncIterableIterator<T, undefined> {
  let isClosed = false;
  let endRead: (() => void) | undefined;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    endRead?.();
    source.close();
  };
  return {
    next() {
      if (isClosed) return Promise.resolve(DONE);
      return new Promise((resolve, reject) => {
        endRead = () => resolve(DONE);
        source.next().then(
          (result) => {
            if (result.done === true) close();
            resolve(result);
          },
          (error: unknown) => {
            reject(error);
            close();
          },
        );
      });
    },
    async return() {
      close();
      return DONE;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
