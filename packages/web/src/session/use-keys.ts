import { useState } from 'react';

/** Idempotency keys of one form or button. */
export interface Keys {
  /** The same input keeps its key, so that a retry after a lost connection does nothing twice. */
  readonly keyFor: (params: object) => string;
  /** It went well: the same input from now on is meant anew. */
  readonly done: () => void;
}

export function useKeys(): Keys {
  const [keys] = useState(newKeys);
  return keys;
}

/** @param newKey gives a key that nobody has used */
export function newKeys(newKey: () => string = randomKey): Keys {
  let last: { readonly input: string; readonly key: string } | null = null;
  return {
    keyFor(params) {
      const input = JSON.stringify(params);
      if (last?.input !== input) last = { input, key: newKey() };
      return last.key;
    },
    done() {
      last = null;
    },
  };
}

/** `crypto.randomUUID` is missing where a server is tried over plain http on a local network. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
