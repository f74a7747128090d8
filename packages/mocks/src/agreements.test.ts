import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { expect, test } from 'vitest';
import { mocksForTests } from './mocks.fixture.ts';

const mocks = mocksForTests();
const LIST = '{ fetchAccountAgreements { id type signed { id signerName signedAt } } }';
const SIGN = `mutation ($params: SignAgreementsInput!) {
  signAgreements(params: $params) { type signed { id } } }`;
const INVEST = `mutation ($params: CreateActiveStrategyInput!) {
  createActiveStrategy(params: $params) { id } }`;

test('money goes into strategies once their disclosure is signed', async () => {
  const { world } = mocks;
  const user = world.addUser({ firstName: 'Mia', strategyDisclosureSigned: false });
  user.cryptoRulesSigned = false;
  world.addAccount(user, { cash: { USD: '1000' } });
  const token = world.issueToken({ user });
  const asset = theAssetBySymbol('symbol', 'AAPL');
  const weights = { assets: [{ assetId: asset.id, targetPercent: '100' }], cashPercent: '0' };
  const invest = () => mocks.ask(INVEST, { source: { weights }, amount: '100' }, { token });
  expect((await invest()).errors).toMatchObject([{ extensions: { code: 'AGREEMENT_REQUIRED' } }]);

  const { data } = await mocks.ask(LIST, null, { token });
  const agreements = Object(data).fetchAccountAgreements as {
    readonly id: string;
    readonly type: string;
    readonly signed: object | null;
  }[];
  const signed = agreements.filter((one) => one.signed !== null);
  expect(signed).toMatchObject([
    { type: 'CUSTOMER', signed: { signerName: 'Mia', signedAt: user.createdAt.toISOString() } },
  ]);
  const disclosure = agreements.find(({ type }) => type === 'STRATEGY_DISCLOSURE');
  const signing = { agreementIds: [disclosure?.id], signerName: 'Mia' };
  expect((await mocks.ask(SIGN, signing, { token })).data).toEqual({
    signAgreements: [{ type: 'STRATEGY_DISCLOSURE', signed: { id: expect.any(String) } }],
  });
  expect((await invest()).errors).toEqual([]);
});
