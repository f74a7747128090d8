import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/text/format.ts';
import type { Credential } from './delete-credential.tsx';
import { FirstCall } from './first-call.tsx';

interface CredentialCardProps {
  readonly credential: Credential;
  readonly onDelete: () => void;
}

/** One credential, with what is known of its use. */
export function CredentialCard({ credential, onDelete }: CredentialCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { label, clientId, publicClient, redirectUris, scopesInUse, createdAt } = credential;
  return (
    <li className="row">
      <div className="row-head">
        <h3>{label}</h3>
        <span className="tag">{publicClient ? 'App (PKCE)' : 'Program'}</span>
        <Button kind="quiet" aria-label={`Delete ${label}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
      <dl className="facts">
        <dt>Client ID</dt>
        <dd>
          <code>{clientId}</code>
        </dd>
        <dt>Last used</dt>
        <dd>{lastUse(credential)}</dd>
        <dt>Created</dt>
        <dd>{momentText(createdAt)}</dd>
        {scopesInUse.length > 0 && (
          <>
            <dt>Scopes in use</dt>
            <dd>{scopesInUse.join(', ')}</dd>
          </>
        )}
        {redirectUris.length > 0 && (
          <>
            <dt>Returns to</dt>
            <dd>{redirectUris.join(', ')}</dd>
          </>
        )}
      </dl>
      <details className="parts" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>First call</summary>
        {isOpen && <FirstCall credential={credential} />}
      </details>
    </li>
  );
}

function lastUse({ lastUsedAt, lastUsedIp }: Credential): string {
  if (lastUsedAt === null) return 'Never';
  return `${momentText(lastUsedAt)}${lastUsedIp === null ? '' : ` from ${lastUsedIp}`}`;
}
