import {
  type DeviceTold,
  pushProvider,
  requireDevice,
  tokenSuffix,
} from '@investing-platform/rules/account/device-token';
import type { UserActor } from '../../../kernel/actor.ts';
import { sha256, sha256Hex } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AccountDeps } from '../deps.ts';
import { type DeviceRow, dropStalestDevices, putDevice } from './devices.sql.ts';

export interface RegisterDeviceInput extends DeviceTold {
  readonly deviceName?: string | null | undefined;
  readonly appVersion?: string | null | undefined;
}

export const MAX_DEVICES = 50;

/**
 * Registers a device for push notifications, or refreshes it. The token and its keys are sealed:
 * who has them can write to the device.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every wrong field at once
 */
export async function registerDeviceToken(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random' | 'secrets'>,
  { userId }: UserActor,
  input: RegisterDeviceInput,
): Promise<DeviceRow> {
  const { token, platform, webPushKeys, deviceName, appVersion, locale } = input;
  requireDevice(input);
  const context = `device-token:${sha256Hex(token)}`;
  const keys = webPushKeys ? deps.secrets.seal(JSON.stringify(webPushKeys), context) : null;
  return deps.db.transaction(async (tx) => {
    const device = await tx.one(putDevice, {
      id: newId(deps.clock, deps.random),
      userId,
      tokenHash: sha256(token),
      token: deps.secrets.seal(token, context),
      webPushKeys: keys,
      tokenSuffix: tokenSuffix(input),
      platform,
      provider: pushProvider(input),
      deviceName: deviceName ?? null,
      appVersion: appVersion ?? null,
      locale: locale ?? null,
      now: deps.clock.now(),
    });
    await tx.all(dropStalestDevices, userId, MAX_DEVICES);
    return device;
  });
}
