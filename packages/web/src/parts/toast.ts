/** A short message that comes by itself and goes by itself. */
export interface Toast {
  readonly id: number;
  readonly kind: 'good' | 'bad';
  readonly text: string;
}

/** Messages of a page. */
export interface ToastStore {
  readonly all: () => readonly Toast[];
  /** Shows a message, and takes the oldest away where there are too many. */
  readonly show: (text: string, kind?: Toast['kind']) => void;
  readonly remove: (id: number) => void;
  /** @returns what ends the subscription */
  readonly subscribe: (changed: () => void) => () => void;
}

const MAX_TOASTS = 3;

export function newToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let shown: readonly Toast[] = [];
  let lastId = 0;
  const put = (next: readonly Toast[]) => {
    shown = next;
    for (const changed of listeners) changed();
  };
  return {
    all: () => shown,
    show(text, kind = 'good') {
      lastId += 1;
      put([...shown, { id: lastId, kind, text }].slice(-MAX_TOASTS));
    },
    remove(id) {
      put(shown.filter((toast) => toast.id !== id));
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Those of this page; the frame shows them. */
export const toasts = newToastStore();
