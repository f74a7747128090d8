import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'main' | 'quiet' | 'danger' | 'link';
  /** Under way: it says so, and does nothing more. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A button. While busy it keeps the focus, which a disabled one would lose. */
export function Button({ kind = 'main', isBusy = false, children, ...rest }: ButtonProps) {
  const onClick = isBusy ? undefined : rest.onClick;
  return (
    <button
      type="button"
      {...rest}
      onClick={onClick}
      className={`button ${kind} ${rest.className ?? ''}`}
      aria-busy={isBusy || undefined}
    >
      {children}
    </button>
  );
}
