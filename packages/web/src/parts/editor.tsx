import { type ReactNode, useEffect, useId, useRef } from 'react';

interface EditorProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A form that opens within a page. The focus goes to its title, and back to what opened it once it
 * is done.
 */
export function Editor({ title, children }: EditorProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <section className="editor" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  );
}
