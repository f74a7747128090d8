import { beforeEach, describe, expect, test } from 'vitest';
import { mocksForTests } from '../mocks.fixture.ts';
import type { Credential } from '../world/entities.ts';

const mocks = mocksForTests({ approval: 'ON_PAGE' });
const CREATE = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id } }`;
const ORDER = `mutation ($params: PlaceOrderInput!) { placeOrder(params: $params) { id } }`;
const RENAME = `mutation ($params: RenameNetWorthPortfolioInput!) {
  renameNetWorthPortfolio(params: $params) { id } }`;

let credential: Credential;
let token: string;

beforeEach(() => {
  credential = mocks.world.addCredential(mocks.world.person.user, 'My app');
  token = mocks.world.issueToken({ credential });
});

const named = (name: string) => ({ name, idempotencyKey: `key of ${name}` });
const create = (name: string) => mocks.ask(CREATE, named(name), { token });
const codeOf = async (asked: ReturnType<typeof create>) =>
  (await asked).errors[0]?.extensions.code ?? 'made';

function approvalIn({ errors }: Awaited<ReturnType<typeof create>>) {
  return Object(errors[0]?.extensions['approval']) as Readonly<Record<'id' | 'url', string>>;
}

describe('where people are asked about apps', () => {
  test('a call tells where, is listed, and makes the change once it is approved', async () => {
    const { id, url } = approvalIn(await create('Boat'));
    expect(url).toBe(`https://api.example.com/approvals?request=${id}`);
    expect(mocks.world.approvals).toMatchObject([
      { id, clientName: 'My app', operation: 'createNetworthPortfolio', status: 'PENDING' },
    ]);
    expect(mocks.world.approvals[0]?.details).toContainEqual({ label: 'Name', value: 'Boat' });
    mocks.world.decide(id, 'APPROVE');
    const made = await Promise.all([create('Boat'), create('Boat')]);
    const ids = made.map(({ data }) => Object(data).createNetworthPortfolio?.id);
    expect(ids[0]).toBe(ids[1]);
    expect(mocks.world.approvals).toMatchObject([{ status: 'DONE', outcome: 'Done.' }]);
  });

  test('of calls without a key that come at once one makes what was approved', async () => {
    const params = mocks.world.exampleOf('renameNetWorthPortfolio');
    const rename = () => mocks.ask(RENAME, params, { token });
    mocks.world.decide(approvalIn(await rename()).id, 'APPROVE');
    const codes = await Promise.all([codeOf(rename()), codeOf(rename())]);
    expect(codes.toSorted()).not.toEqual(['made', 'made']);
    expect(codes).toContain('made');
  });

  test('an order is told with its price and its account', async () => {
    const params = mocks.world.exampleOf('placeOrder');
    await mocks.ask(ORDER, params, { token });
    expect(mocks.world.approvals[0]?.words).toMatch(/^(Buy|Sell) \S+ .+, about [\d.]+ USD/);
  });

  test.each<[string, () => void]>([
    ['after 15 minutes', () => mocks.advance(900_000)],
    ['with the access of the app', () => mocks.world.revokeToken(token)],
  ])('what waits lapses %s, and is decided no more', async (_when, pass) => {
    const { id } = approvalIn(await create('Late'));
    pass();
    expect(mocks.world.approvals[0]?.status).toBe('EXPIRED');
    expect(() => mocks.world.decide(id, 'APPROVE')).toThrow('Request not found');
  });

  test('an app that the person frees makes its changes, and others still ask', async () => {
    mocks.world.setRule(credential, { approval: 'NONE' });
    expect(await codeOf(create('Free'))).toBe('made');
    token = mocks.world.issueToken();
    expect(await codeOf(create('Asked'))).toBe('APPROVAL_REQUIRED');
  });

  test('whoever is stopped reads nothing either, until the person lets them go on', async () => {
    const read = () => codeOf(mocks.ask('{ fetchCurrentUser { id } }', null, { token }));
    mocks.world.stopApps(mocks.world.person.user);
    expect(await read()).toBe('FORBIDDEN');
    mocks.world.stopApps(mocks.world.person.user, false);
    expect(await read()).toBe('made');
  });

  test('20 wait at most', async () => {
    for (let count = 0; count < 20; count += 1) await create(`Thing ${count}`);
    expect(await codeOf(create('One more'))).toBe('QUOTA_EXCEEDED');
  });
});

describe('a bound in money', () => {
  const order = (quantity: string) => {
    const params = mocks.world.exampleOf('placeOrder');
    const idempotencyKey = `buy ${quantity}`;
    const size = { quantity, notional: null, clientOrderId: null, idempotencyKey };
    return mocks.ask(ORDER, { ...params, ...size }, { token });
  };

  test('lets pass what it covers, counts it, and refuses what goes beyond', async () => {
    mocks.world.setRule(credential, { approval: 'NONE', maxAmountPerDay: '1000' });
    expect(await codeOf(order('1'))).toBe('made');
    expect(await codeOf(order('30'))).toBe('QUOTA_EXCEEDED');
    expect(mocks.world.approvals).toMatchObject([{ asked: false, status: 'DONE' }]);
    mocks.advance(86_400_001);
    token = mocks.world.issueToken({ credential });
    expect(await codeOf(create('On a new day'))).toBe('made');
  });
});
