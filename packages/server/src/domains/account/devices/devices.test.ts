import { beforeEach, expect, test } from 'vitest';
import type { SessionActor } from '../../../kernel/actor.ts';
import { accountWorld, type TestDeps } from '../testing/account.fixture.ts';
import { databaseText, freshSession, person, refusalOf } from '../testing/people.fixture.ts';
import { fetchMyDeviceTokens, removeDeviceToken, unregisterDeviceToken } from './own-devices.ts';
import { type RegisterDeviceInput, registerDeviceToken } from './register-device.ts';

const TOKEN = '740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad';
const IPHONE = { token: TOKEN, platform: 'IOS' } as const;
const WEB: RegisterDeviceInput = {
  token: 'https://push.example.com/send/abc',
  platform: 'WEB',
  webPushKeys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  },
};

let deps: TestDeps;
let ada: SessionActor;
let bob: SessionActor;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps);
  ada = await freshSession(deps);
  await person(deps, { email: 'bob@example.com' });
  bob = await freshSession(deps, 'bob@example.com');
});

test('a device is registered with the usual provider, and its token is never shown or stored', async () => {
  const device = await registerDeviceToken(deps, ada, { ...IPHONE, deviceName: "Ada's phone" });
  expect(device).toMatchObject({
    provider: 'APNS',
    tokenSuffix: 'bb78ad',
    deviceName: "Ada's phone",
    active: true,
    lastSeenAt: deps.clock.now(),
  });
  expect(await databaseText(deps, 'device_tokens')).not.toContain(TOKEN);
});

test('registering it again updates the same device', async () => {
  const first = await registerDeviceToken(deps, ada, IPHONE);
  deps.clock.advance(1_000);
  const second = await registerDeviceToken(deps, ada, { ...IPHONE, appVersion: '4.12.0' });
  expect(second).toMatchObject({ id: first.id, createdAt: first.createdAt, appVersion: '4.12.0' });
  expect(second.lastSeenAt).toEqual(deps.clock.now());
});

test('a token moves to whoever registers it last, under an id of its own', async () => {
  const first = await registerDeviceToken(deps, ada, IPHONE);
  const moved = await registerDeviceToken(deps, bob, IPHONE);
  expect(moved.id).not.toBe(first.id);
  expect(await fetchMyDeviceTokens(deps, ada)).toEqual([]);
  expect(await fetchMyDeviceTokens(deps, bob)).toEqual([moved]);
});

test('a person has 50 devices: one more drops the one not seen for longest', async () => {
  for (let count = 0; count < 51; count += 1) {
    deps.clock.advance(1_000);
    await registerDeviceToken(deps, ada, { ...IPHONE, token: `token-${count}` });
  }
  const suffixes = (await fetchMyDeviceTokens(deps, ada)).map(({ tokenSuffix }) => tokenSuffix);
  expect(suffixes).toHaveLength(50);
  expect(suffixes[0]).toBe('ken-50');
  expect(suffixes).not.toContain('oken-0');
});

test.each([
  [{ ...IPHONE, provider: 'WEB_PUSH' as const }, 'params.provider'],
  [{ ...WEB, webPushKeys: null }, 'params.webPushKeys'],
  [{ ...IPHONE, webPushKeys: WEB.webPushKeys }, 'params.webPushKeys'],
  [{ ...WEB, token: 'http://push.example.com/send' }, 'params.token'],
  [{ ...IPHONE, locale: 'no tag at all' }, 'params.locale'],
])('%j is refused', async (input, field) => {
  const { fields } = await refusalOf(registerDeviceToken(deps, ada, input));
  expect(fields).toContain(field);
});

test('a browser registers with its keys', async () => {
  expect(await registerDeviceToken(deps, ada, WEB)).toMatchObject({ provider: 'WEB_PUSH' });
  const stored = await databaseText(deps, 'device_tokens');
  expect(stored).not.toContain(WEB.webPushKeys?.auth);
});

test('a device is removed by its owner alone', async () => {
  const { id } = await registerDeviceToken(deps, ada, IPHONE);
  expect((await refusalOf(removeDeviceToken(deps, bob, { id }))).code).toBe('NOT_FOUND');
  expect(await unregisterDeviceToken(deps, bob, { token: TOKEN })).toBeNull();
  expect(await unregisterDeviceToken(deps, ada, { token: TOKEN })).toBe(id);
  expect(await unregisterDeviceToken(deps, ada, { token: TOKEN })).toBeNull();
  const again = await registerDeviceToken(deps, ada, IPHONE);
  await removeDeviceToken(deps, ada, { id: again.id });
  expect(await fetchMyDeviceTokens(deps, ada)).toEqual([]);
});
