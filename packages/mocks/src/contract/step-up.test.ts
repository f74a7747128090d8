import { describe, expect, test } from 'vitest';
import { mutations, testPlatform } from './contract.fixture.ts';
import { hintsOf } from './model.ts';
import { single } from './single.ts';

const sensitive = mutations.filter((name) => hintsOf(name).stepUp);
/** Callers that nobody knows have no factor that could be asked for. */
const guarded = sensitive.filter((name) => name !== 'resetPassword' && name !== 'updateMfa');

describe('a second factor', () => {
  test.each(guarded)('is asked for by %s, once the person has one', async (operation) => {
    const mocks = testPlatform();
    const { mfaCode: _, ...params } = Object(mocks.exampleOf(operation));
    Object.assign(single(mocks.realm, 'SecurityState'), { mfaEnabled: true, mfaMethods: ['TOTP'] });
    expect((await mocks.run(operation, params)).codes).toEqual(['MFA_REQUIRED']);
    const wrong = await mocks.run(operation, { ...params, mfaCode: '000000' });
    expect(wrong.codes).toEqual(['MFA_INVALID']);
    expect((await mocks.run(operation, { ...params, mfaCode: '287082' })).codes).toEqual([]);
  });

  test('is not asked for a second time where a request is sent again', async () => {
    const mocks = testPlatform();
    Object.assign(single(mocks.realm, 'SecurityState'), { mfaEnabled: true, mfaMethods: ['TOTP'] });
    const params = { ...Object(mocks.exampleOf('saveBrokerCredential')), idempotencyKey: 'once' };
    const first = await mocks.run('saveBrokerCredential', { ...params, mfaCode: '287082' });
    const again = await mocks.run('saveBrokerCredential', { ...params, mfaCode: '000000' });
    expect(again).toMatchObject({ codes: [], value: { id: Object(first.value).id } });
    expect((await mocks.run('saveBrokerCredential', params)).codes).toEqual([]);
  });

  test('is enrolled with a code of the app, and asked for from then on', async () => {
    const { run } = testPlatform();
    const code = { password: 'quiet-lake-71-otter' };
    const on = { enabled: true, code: '492039' };
    expect((await run('updateMfa', on)).codes).toEqual(['BAD_USER_INPUT']);
    expect((await run('updateMfa', { ...on, ...code })).codes).toEqual(['INVALID_STATE']);
    expect((await run('updateMfaQrCode', code)).codes).toEqual([]);
    const { value } = await run('updateMfa', { ...on, ...code });
    expect(value).toMatchObject({ enabled: true, methods: ['TOTP'] });
    expect(Object(value).recoveryCodes).toHaveLength(10);
    expect((await run('updateAntiPhishingCode', { code: 'blue kauri' })).codes).toEqual([
      'MFA_REQUIRED',
    ]);
    const off = await run('updateMfa', { enabled: false, mfaCode: '492039' });
    expect(off.value).toMatchObject({ enabled: false, methods: [] });
    expect((await run('updateAntiPhishingCode', { code: 'blue kauri' })).codes).toEqual([]);
  });
});

describe('an approved identity', () => {
  test('keeps its names, and any other part of the profile changes', async () => {
    const { run } = testPlatform();
    const codes = async (params: object) => (await run('updateUserProfile', params)).codes;
    expect(await codes({ firstName: 'Mallory' })).toEqual(['BAD_USER_INPUT']);
    expect(await codes({ displayName: 'Mallory' })).toEqual([]);
  });
});

describe('a plan', () => {
  test('is asked for where an idea is for a higher one', async () => {
    const document = 'query($params: GetTradeIdeaInput!) { getTradeIdea(params: $params) { id } }';
    const plus = testPlatform('mocks', ({ people }) => people.plus.user);
    const idea = plus.realm.shared
      .list('TradeIdea')
      .find(({ requiredTier }) => requiredTier === 'PRO');
    const codes = async (mocks: typeof plus) =>
      (await mocks.run('getTradeIdea', { id: idea?.id }, document)).codes;
    expect(await codes(plus)).toEqual(['PLAN_REQUIRED']);
    expect(await codes(testPlatform())).toEqual([]);
  });
});
