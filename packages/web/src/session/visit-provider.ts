import { ConnectionError } from '@investing-platform/sdk/lean';
import { PersonalError } from '../api/problem.ts';

/** What a visit at an outside provider is for. */
export type VisitMode = 'sign-in' | 'link' | 'register';

/**
 * Sends the browser to an outside provider. Begun by a request that no other site can make: a link
 * could be followed from anywhere.
 *
 * @param next where to go at last: a path of this origin
 */
export async function visitProvider(id: string, mode: VisitMode, next: string): Promise<void> {
  const path = `/auth/providers/${encodeURIComponent(id)}/start`;
  const query = new URLSearchParams({ mode, next });
  const answer = await fetch(`${path}?${query}`, { method: 'POST' }).catch(() => {
    throw new ConnectionError('', {});
  });
  if (answer.status === 429) throw new PersonalError(BUSY);
  const { code, location: address } = Object(await answer.json().catch(() => null));
  // Asks for the proof where it is called through `useGuarded`.
  if (typeof address !== 'string') throw new PersonalError(FAILED, code);
  location.assign(address);
  // Until the browser has left, nothing here may be pressed again.
  await new Promise(() => undefined);
}

const BUSY = 'Too many attempts. Wait a moment, then try again.';
const FAILED = 'The provider cannot be visited at present. Try again later.';
