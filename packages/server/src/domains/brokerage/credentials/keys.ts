import type { SecretBox } from '../../../kernel/secret-box.ts';
import type { BrokerKeys } from '../../../ports/broker-connection.ts';

interface Sealer {
  readonly secrets: SecretBox;
}

/** A sealed text opens for its own credential alone. */
export const keysContext = (credentialId: string): string => `broker-credential:${credentialId}`;

export function sealKeys({ secrets }: Sealer, credentialId: string, keys: BrokerKeys): string {
  return secrets.seal(JSON.stringify(keys), keysContext(credentialId));
}

/** Nothing where the credential was deleted. */
export function openKeys(
  { secrets }: Sealer,
  { id, sealedValues }: { readonly id: string; readonly sealedValues: string | null },
): BrokerKeys {
  if (sealedValues === null) return {};
  return JSON.parse(secrets.open(sealedValues, keysContext(id))) as BrokerKeys;
}
