import { beginPasskeySignIn, finishPasskeySignIn } from '@investing-platform/schema/first-party';
import { api } from '../api/client.ts';
import { askPasskey } from './passkeys.ts';

/** Signs in with a passkey that the person unlocks, whoever it is. */
export async function signInWithPasskey(): Promise<void> {
  const { beginPasskeySignIn: ceremony } = await api.request(beginPasskeySignIn);
  const responseJson = await askPasskey(ceremony.optionsJson);
  await api.request(finishPasskeySignIn, { params: { ceremonyId: ceremony.id, responseJson } });
}
