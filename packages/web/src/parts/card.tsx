import { type ReactNode, useId } from 'react';

/** A part of a screen, under a heading of its own. */
export function Card({
  title,
  aside,
  children,
  className = '',
}: {
  readonly title: ReactNode;
  /** What stands across from the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
