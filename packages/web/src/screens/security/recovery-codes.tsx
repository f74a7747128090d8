import { useEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { CopyText } from '../../parts/copy-text.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly close: () => void;
}

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, close }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="notice good">
      <h3 ref={heading} tabIndex={-1}>
        Keep these recovery codes
      </h3>
      <p>
        Each signs you in once where you have lost your second factor. They are shown this once;
        earlier ones no longer work.
      </p>
      <CopyText label="Recovery codes" text={codes.join('\n')} isBlock />
      <div className="actions">
        <Button onClick={close}>I have stored them</Button>
      </div>
    </div>
  );
}
