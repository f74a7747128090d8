import type { DevicePlatform, PushProvider } from '@investing-platform/schema/operations';
import { InputProblems } from '../refusals/input-problems.ts';
import { checkLanguage, isHttps } from './profile-checks.ts';

/** A device as an app tells of it. */
export interface DeviceTold {
  readonly token: string;
  readonly platform: DevicePlatform;
  readonly provider?: PushProvider | null | undefined;
  /** In base64url. */
  readonly webPushKeys?: { readonly p256dh: string; readonly auth: string } | null | undefined;
  readonly locale?: string | null | undefined;
}

const SUFFIX_CHARACTERS = 6;
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

/** The usual provider of each platform first. */
const PROVIDERS: Readonly<Record<DevicePlatform, readonly [PushProvider, ...PushProvider[]]>> = {
  IOS: ['APNS', 'FCM', 'EXPO'],
  ANDROID: ['FCM', 'EXPO'],
  WEB: ['WEB_PUSH', 'FCM'],
};

/** Through whom messages reach the device. */
export const pushProvider = ({ platform, provider }: DeviceTold): PushProvider =>
  provider ?? PROVIDERS[platform][0];

/** What is shown of a token: who has all of it can write to the device. */
export const tokenSuffix = ({ token }: DeviceTold): string => token.slice(-SUFFIX_CHARACTERS);

/** @throws {PlatformError} BAD_USER_INPUT with every wrong field at once */
export function requireDevice(told: DeviceTold): void {
  const { token, platform, webPushKeys, locale } = told;
  const problems = new InputProblems();
  const provider = pushProvider(told);
  if (!PROVIDERS[platform].includes(provider)) {
    problems.add('provider', `must be one of ${PROVIDERS[platform].join(', ')} for ${platform}`);
  }
  const isWebPush = provider === 'WEB_PUSH';
  if (isWebPush && !isHttps(token)) problems.add('token', 'must be the https endpoint');
  if (isWebPush && webPushKeys == null) problems.add('webPushKeys', 'are needed for WEB_PUSH');
  if (!isWebPush && webPushKeys != null) problems.add('webPushKeys', 'are for WEB_PUSH alone');
  if (webPushKeys != null) {
    checkBytes(problems, 'webPushKeys.p256dh', webPushKeys.p256dh, POINT_BYTES);
    checkBytes(problems, 'webPushKeys.auth', webPushKeys.auth, SECRET_BYTES);
  }
  checkLanguage(problems, locale);
  problems.refuse();
}

function checkBytes(problems: InputProblems, field: string, text: string, count: number): void {
  if (bytesIn(text) !== count) problems.add(field, `must be ${count} bytes in base64url`);
}

/** Four characters are three bytes. 0 for what is no base64url. */
function bytesIn(base64url: string): number {
  if (!/^[\w-]+=*$/.test(base64url)) return 0;
  return Math.floor((base64url.replace(/=+$/, '').length * 3) / 4);
}
