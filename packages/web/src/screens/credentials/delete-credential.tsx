import {
  type ApiCredentialsQuery,
  deleteApiCredential,
} from '@investing-platform/schema/first-party';
import { perform } from '../../api/perform.ts';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { momentText } from '../../parts/text/format.ts';

export type Credential = ApiCredentialsQuery['apiCredentials'][number];

interface DeleteProps {
  /** Null where nothing is asked. */
  readonly credential: Credential | null;
  readonly close: () => void;
  readonly onDeleted: (credential: Credential) => void;
}

/** Says what stops working, and deletes a credential. */
export function DeleteCredential({ credential, close, onDeleted }: DeleteProps) {
  const work = async () => {
    if (credential === null) return;
    await perform(deleteApiCredential, { params: { id: credential.id } });
    onDeleted(credential);
  };
  return (
    <Confirm
      isOpen={credential !== null}
      title={`Delete “${credential?.label}”?`}
      yes="Delete"
      work={work}
      close={close}
    >
      <p>{consequence(credential)}</p>
      <p>Its tokens stop working at once, its live streams close, and it cannot be brought back.</p>
    </Confirm>
  );
}

function consequence(credential: Credential | null): string {
  if (credential === null) return '';
  const { lastUsedAt, lastUsedIp, publicClient } = credential;
  if (lastUsedAt === null) return 'Nothing has used it yet.';
  const where = lastUsedIp === null ? '' : ` from ${lastUsedIp}`;
  const who = publicClient ? 'The app' : 'The program';
  return `${who} that last used it ${momentText(lastUsedAt)}${where} stops working.`;
}
