import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A screen's title. Where the screen came by a link within the application, the focus moves here,
 * as it would to a new document.
 */
export function Heading({
  children,
  lead,
}: {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivals > 0 || location.pathname !== opened) heading.current?.focus();
    arrivals += 1;
  }, []);
  return (
    <header className="heading">
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </header>
  );
}

/** Where the document was opened: a person may leave before the script of that screen has come. */
const opened = location.pathname;
/** How many screens were shown before; the first one came with its document. */
let arrivals = 0;
