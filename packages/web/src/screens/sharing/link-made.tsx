import type { CreateNetWorthShareLinkMutation } from '@investing-platform/schema/operations';
import { useEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { CopyText } from '../../parts/copy-text.tsx';

interface LinkMadeProps {
  readonly made: CreateNetWorthShareLinkMutation['createNetWorthShareLink'];
  readonly close: () => void;
}

/** A link that was just made: the only time that its address is shown. */
export function LinkMade({ made: { url, csvUrl, passcodeRequired }, close }: LinkMadeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card created" aria-labelledby="made-heading">
      <h2 id="made-heading" ref={heading} tabIndex={-1}>
        Your link is ready
      </h2>
      <p>
        Copy its address now: it is not shown again. Anyone who has it sees what you share
        {passcodeRequired ? ', with the passcode: send it another way.' : '.'}
      </p>
      {url !== null && <CopyText label="Address" text={url} />}
      {csvUrl !== null && (
        <>
          <h3>For spreadsheets</h3>
          <CopyText label="Address for spreadsheets" text={csvUrl} />
        </>
      )}
      <div className="actions">
        <Button onClick={close}>Done</Button>
      </div>
    </section>
  );
}
