import type { UserActor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { AccountDeps } from '../deps.ts';
import { type DeviceRow, deleteDevice, deleteDeviceByToken, devicesOfUser } from './devices.sql.ts';
import { MAX_DEVICES } from './register-device.ts';

export interface FetchMyDeviceTokensInput {
  readonly ids?: readonly string[] | null | undefined;
}

/** The devices that the person's push notifications go to, last seen first; at most 50. */
export function fetchMyDeviceTokens(
  deps: Pick<AccountDeps, 'db'>,
  { userId }: UserActor,
  { ids = null }: FetchMyDeviceTokensInput = {},
): Promise<DeviceRow[]> {
  return deps.db.all(devicesOfUser, userId, ids, MAX_DEVICES);
}

/** @throws {PlatformError} NOT_FOUND, also for another person's device */
export async function removeDeviceToken(
  deps: Pick<AccountDeps, 'db'>,
  { userId }: UserActor,
  { id }: { readonly id: string },
): Promise<void> {
  if ((await deps.db.maybe(deleteDevice, id, userId)) === null) throw notFound('Device token');
}

/** The id of the device that went, or null where the token is not the person's. */
export async function unregisterDeviceToken(
  deps: Pick<AccountDeps, 'db'>,
  { userId }: UserActor,
  { token }: { readonly token: string },
): Promise<string | null> {
  return (await deps.db.maybe(deleteDeviceByToken, sha256(token), userId))?.id ?? null;
}
