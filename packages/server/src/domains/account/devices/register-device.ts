import { isLanguageTag } from '@investing-platform/rules/account/profile-checks';
import type { DevicePlatform, PushProvider } from '@investing-platform/schema/operations';
import type { UserActor } from '../../../kernel/actor.ts';
import { type FieldProblem, invalidInput } from '../../../kernel/errors.ts';
import { sha256, sha256Hex } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AccountDeps } from '../deps.ts';
import { type DeviceRow, dropStalestDevices, putDevice } from './devices.sql.ts';

export interface RegisterDeviceInput {
  readonly token: string;
  readonly platform: DevicePlatform;
  readonly provider?: PushProvider | null | undefined;
  /** In base64url. */
  readonly webPushKeys?: { readonly p256dh: string; readonly auth: string } | null | undefined;
  readonly deviceName?: string | null | undefined;
  readonly appVersion?: string | null | undefined;
  readonly locale?: string | null | undefined;
}

export const MAX_DEVICES = 50;
const SUFFIX_CHARACTERS = 6;
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** The usual provider of each platform first. */
const PROVIDERS: Readonly<Record<DevicePlatform, readonly [PushProvider, ...PushProvider[]]>> = {
  IOS: ['APNS', 'FCM', 'EXPO'],
  ANDROID: ['FCM', 'EXPO'],
  WEB: ['WEB_PUSH', 'FCM'],
};

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
  const provider = input.provider ?? PROVIDERS[platform][0];
  const problems = problemsOf(input, provider);
  if (problems.length > 0) throw invalidInput(problems);
  const context = `device-token:${sha256Hex(token)}`;
  const keys = webPushKeys ? deps.secrets.seal(JSON.stringify(webPushKeys), context) : null;
  return deps.db.transaction(async (tx) => {
    const device = await tx.one(putDevice, {
      id: newId(deps.clock, deps.random),
      userId,
      tokenHash: sha256(token),
      token: deps.secrets.seal(token, context),
      webPushKeys: keys,
      tokenSuffix: token.slice(-SUFFIX_CHARACTERS),
      platform,
      provider,
      deviceName: deviceName ?? null,
      appVersion: appVersion ?? null,
      locale: locale ?? null,
      now: deps.clock.now(),
    });
    await tx.all(dropStalestDevices, userId, MAX_DEVICES);
    return device;
  });
}

function problemsOf(
  { token, platform, webPushKeys, locale }: RegisterDeviceInput,
  provider: PushProvider,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const add = (field: string, message: string): void => {
    problems.push({ path: `params.${field}`, message });
  };
  if (!PROVIDERS[platform].includes(provider)) {
    add('provider', `must be one of ${PROVIDERS[platform].join(', ')} for ${platform}`);
  }
  const isWebPush = provider === 'WEB_PUSH';
  const hasKeys = webPushKeys !== null && webPushKeys !== undefined;
  if (isWebPush && !isPushEndpoint(token)) add('token', 'must be the https endpoint');
  if (isWebPush && !hasKeys) add('webPushKeys', 'are needed for WEB_PUSH');
  if (!isWebPush && hasKeys) add('webPushKeys', 'are for WEB_PUSH alone');
  if (hasKeys && bytesIn(webPushKeys.p256dh) !== POINT_BYTES) {
    add('webPushKeys.p256dh', `must be ${POINT_BYTES} bytes in base64url`);
  }
  if (hasKeys && bytesIn(webPushKeys.auth) !== SECRET_BYTES) {
    add('webPushKeys.auth', `must be ${SECRET_BYTES} bytes in base64url`);
  }
  if (typeof locale === 'string' && !isLanguageTag(locale)) {
    add('locale', 'must be a BCP 47 tag such as en-NZ');
  }
  return problems;
}

function isPushEndpoint(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

function bytesIn(base64url: string): number {
  return /^[\w-]+=*$/.test(base64url) ? Buffer.from(base64url, 'base64url').length : 0;
}
