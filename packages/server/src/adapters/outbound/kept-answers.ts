import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.ts';

export interface KeptAnswers<Value> {
  /**
   * What was answered less than `milliseconds` ago, else what `ask` answers now. Callers that come
   * meanwhile share the call. A failure is not kept.
   */
  get(key: string, milliseconds: number, ask: () => Promise<Value>): Promise<Value>;
  /** The last answer and when it came, however old. */
  last(key: string): { readonly value: Value; readonly at: number } | undefined;
}

interface Entry<Value> {
  /** Epoch milliseconds of the last answer; NaN before there was one. */
  at: number;
  value: Value | undefined;
  pending: Promise<Value> | undefined;
}

/** @param most entries that are kept; the one that was not used for longest goes first */
export function keptAnswers<Value extends object>(clock: Clock, most: number): KeptAnswers<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max: most });
  const now = () => clock.now().getTime();

  return {
    get(key, milliseconds, ask) {
      const entry = entries.get(key) ?? { at: Number.NaN, value: undefined, pending: undefined };
      entries.set(key, entry);
      if (entry.value !== undefined && now() - entry.at < milliseconds && now() >= entry.at) {
        return Promise.resolve(entry.value);
      }
      entry.pending ??= ask()
        .then((value) => {
          entry.value = value;
          entry.at = now();
          return value;
        })
        .finally(() => {
          entry.pending = undefined;
        });
      return entry.pending;
    },
    last(key) {
      const { value, at } = entries.get(key) ?? {};
      return value === undefined || at === undefined ? undefined : { value, at };
    },
  };
}
