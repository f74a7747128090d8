import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Toast, toasts } from '../parts/toast.ts';

const STAYS_MS = 7_000;

/** What has just happened. Read out when it comes; stays for as long as it is pointed at. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.all);
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <ol
      className="toasts"
      aria-live="polite"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </ol>
  );
}

function ToastItem({ toast, isHeld }: { readonly toast: Toast; readonly isHeld: boolean }) {
  const { id, kind, text } = toast;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toasts.remove(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    <li className={`toast ${kind}`}>
      <span>{text}</span>
      <button type="button" className="toast-close" onClick={() => toasts.remove(id)}>
        <span className="unseen">Close the message</span>
      </button>
    </li>
  );
}
