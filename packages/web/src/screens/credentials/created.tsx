import type { CreateApiCredentialMutation } from '@investing-platform/schema/first-party';
import { useEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { CopyText } from '../../parts/copy-text.tsx';
import { FirstCall } from './first-call.tsx';

interface CreatedProps {
  readonly made: CreateApiCredentialMutation['createApiCredential'];
  readonly close: () => void;
}

/** A credential that was just made: the only time that its secret is shown. */
export function Created({ made: { credential, clientSecret }, close }: CreatedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card created" aria-labelledby="created-heading">
      <h2 id="created-heading" ref={heading} tabIndex={-1}>
        “{credential.label}” is ready
      </h2>
      <p>
        {clientSecret === null
          ? 'It has no secret: the app proves itself with PKCE.'
          : 'The secret is shown this once. Keep it like a password: whoever has it can act for you.'}
      </p>
      <h3>Client ID</h3>
      <CopyText label="Client ID" text={credential.clientId} />
      {clientSecret !== null && (
        <>
          <h3>Client secret</h3>
          <CopyText label="Client secret" text={clientSecret} />
        </>
      )}
      <h3>Your first call</h3>
      <FirstCall credential={credential} />
      <div className="actions">
        <Button onClick={close}>
          {clientSecret === null ? 'Done' : 'I have stored the secret'}
        </Button>
      </div>
    </section>
  );
}
