import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

const SAID_FOR_MS = 4_000;

/** A text to take along, with a button that copies it. */
export function CopyText({
  label,
  text,
  isBlock = false,
}: {
  readonly label: string;
  readonly text: string;
  /** For texts of several lines. */
  readonly isBlock?: boolean;
}) {
  const place = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      // Where scripts may not write to the clipboard, the person copies what is selected.
      if (place.current !== null) getSelection()?.selectAllChildren(place.current);
      setSaid('Selected: copy it with your keyboard');
    }
  };
  const code = (
    <code ref={place} className="copy-value">
      {text}
    </code>
  );
  return (
    <div className={isBlock ? 'copy block' : 'copy'}>
      {isBlock ? <pre>{code}</pre> : code}
      <Button kind="quiet" aria-label={`Copy ${label}`} onClick={() => void copy()}>
        {said === 'Copied' ? 'Copied' : 'Copy'}
      </Button>
      <span className="unseen" role="status">
        {said === 'Copied' ? `${label} copied` : said}
      </span>
    </div>
  );
}
