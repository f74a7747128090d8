import { type ReactNode, useEffect, useId, useRef } from 'react';

interface EditorProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A form that opens within a page. The focus goes to its title; the frame gives it back to what
 * opened it (`keepFocus`), which may have made room for the form.
 */
export function Editor({ title, children }: EditorProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
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
