import { MINUTE_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { onBooks } from '../../../testing/on-database.ts';
import { eventsOf, setAccountStatus, setKyc } from '../../funding/funding.fixture.ts';
import { PAYMENT_UNDER_WAY } from '../../trading/index.ts';
import { refusal } from '../../trading/trading.fixture.ts';
import { closing } from '../closing.ts';
import { holder, work } from '../crypto.fixture.ts';
import { blocks, books, pay, receiving, transfersNow } from '../transfers/transfers.fixture.ts';
import { deleteWallet } from '../whitelist/change-wallet.ts';
import { requestWallet } from '../whitelist/request-wallet.ts';
import {
  ask,
  type SendingWorld,
  sender,
  sendingWorld,
  whitelisted,
} from './withdrawals.fixture.ts';

let world: SendingWorld;
let ada: Awaited<ReturnType<typeof sender>>;

onBooks(async (db) => {
  world = await sendingWorld({ db });
  ada = await sender(world);
});

const outgoing = async () =>
  (await transfersNow(world, ada)).filter(({ direction }) => direction === 'OUTGOING');
const only = async () => (await outgoing())[0];
const bitcoin = async () => {
  const { 'cash USD': _, ...coins } = await books(world, ada);
  return coins;
};

test('a withdrawal holds its coins, is sent under its own id, and leaves the account', async () => {
  const asked = await ask(world, ada);
  expect(asked).toMatchObject({
    direction: 'OUTGOING',
    status: 'REQUESTED',
    amount: '0.1',
    networkFee: '0.00002',
    fee: '0',
    netAmount: '0.09998',
    value: { amount: '5000', currency: 'USD' },
    txHash: null,
    confirmations: null,
  });
  expect(await bitcoin()).toEqual({ 'position BTC': '0.9', 'position_hold BTC': '0.1' });
  await work(world);
  expect(await only()).toMatchObject({
    status: 'PROCESSING',
    txHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    confirmations: 0,
  });
  await blocks(world, 2);
  expect(await only()).toMatchObject({ status: 'COMPLETED', confirmations: 2 });
  expect(await bitcoin()).toEqual({ 'position BTC': '0.9' });
  expect([...world.custodian.sent.keys()]).toEqual([asked.id]);
  const kinds = (await eventsOf(world)).map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(['WITHDRAWAL_REQUESTED', 'WITHDRAWAL_SENT']);
});

test('who sends and who receives goes with it, as the standard writes it', async () => {
  const { id } = await ask(world, ada);
  await work(world);
  expect(world.custodian.sent.get(id)?.travelRule).toMatchObject({
    originator: { originatorPersons: [{ naturalPerson: { customerIdentification: ada.userId } }] },
    beneficiary: {
      beneficiaryPersons: [
        {
          naturalPerson: {
            name: {
              nameIdentifier: [
                {
                  primaryIdentifier: 'Lovelace',
                  secondaryIdentifier: 'Ada',
                  nameIdentifierType: 'LEGL',
                },
              ],
            },
            geographicAddress: [
              { addressLine: ['12 St James Square'], townName: 'London', country: 'GB' },
            ],
            countryOfResidence: 'GB',
          },
        },
      ],
      accountNumber: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    },
    payloadMetadata: { payloadVersion: '101.2023' },
  });
});

describe('what comes to nothing gives the coins back', () => {
  test.each([
    ['0.1402', 'FEE_TOO_HIGH'],
    ['0.1403', 'REFUSED_BY_PROVIDER'],
    ['0.1404', 'REFUSED_BY_CHAIN'],
  ])('%s, which is %s', async (amount, failureCode) => {
    await ask(world, ada, { amount });
    await blocks(world, 3);
    expect(await only()).toMatchObject({
      status: 'FAILED',
      failureCode,
      failureReason: expect.stringMatching(/\w/),
    });
    expect(await bitcoin()).toEqual({ 'position BTC': '1' });
    expect((await eventsOf(world)).at(-1)?.kind).toBe('WITHDRAWAL_FAILED');
  });

  test('an address that was put on a list of sanctions meanwhile', async () => {
    await ask(world, ada);
    const listed = { factsOf: async () => ({ keptBy: null, sanctioned: true }) };
    const vasps = { ...world.deps.vasps, ...listed };
    await work({ ...world, deps: { ...world.deps, vasps } });
    expect(await only()).toMatchObject({ status: 'REJECTED', failureCode: 'REFUSED_BY_PLATFORM' });
    expect(await bitcoin()).toEqual({ 'position BTC': '1' });
  });
});

test('what is under way is in the way of closing the account', async () => {
  const { db, clock } = world.deps;
  const standing = async () => (await closing.standing?.(db, ada.userId, clock.now()))?.obstacles;
  expect(await standing()).toEqual([]);
  await ask(world, ada);
  expect(await standing()).toEqual([PAYMENT_UNDER_WAY]);
  await blocks(world, 3);
  expect(await standing()).toEqual([]);
});

describe('waits', () => {
  test('for an operator where it is large', async () => {
    await ask(world, ada, { amount: '0.2' });
    await blocks(world, 3);
    expect(await only()).toMatchObject({ status: 'REQUESTED' });
    expect(world.custodian.asked).toBe(0);
  });

  test('while the account is restricted', async () => {
    await ask(world, ada);
    await world.deps.db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'RESTRICTED'));
    await blocks(world, 3);
    expect(await only()).toMatchObject({ status: 'REQUESTED' });
    await world.deps.db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'ACTIVE'));
    await blocks(world, 9);
    expect(await only()).toMatchObject({ status: 'COMPLETED' });
  });

  test('while the account is restricted, also after it was approved', async () => {
    world.custodian.faults = 1;
    await ask(world, ada);
    await work(world);
    expect(await only()).toMatchObject({ status: 'PROCESSING' });
    await world.deps.db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'RESTRICTED'));
    await blocks(world, 3);
    expect([world.custodian.asked, world.custodian.sent.size]).toEqual([1, 0]);
    await world.deps.db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'ACTIVE'));
    await blocks(world, 9);
    expect(await only()).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('is refused', () => {
  const code = async (promise: Promise<unknown>) => (await refusal(promise)).code;

  test.each([
    ['less than the least', '0.00019'],
    ['more places than the chain has', '0.123456789'],
    ['nothing', '0'],
  ])('%s, with the field', async (_what, amount) => {
    const refused = await refusal(ask(world, ada, { amount }));
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'params.amount' }] });
  });

  test('more than there is, or what an order or another withdrawal holds', async () => {
    expect(await code(ask(world, ada, { amount: '1.0001' }))).toBe('INSUFFICIENT_QUANTITY');
    await ask(world, ada, { amount: '0.9' });
    expect(await code(ask(world, ada, { amount: '0.2' }))).toBe('INSUFFICIENT_QUANTITY');
  });

  test('to a wallet that waits, is gone, or is another person’s', async () => {
    const travelRule = { custodian: { selfHosted: {} } };
    const fresh = await requestWallet(
      world.deps,
      ada.actor,
      { currency: 'BTC', chain: 'BTC', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', travelRule },
      null,
    );
    const toFresh = { whitelistedWalletId: fresh.id };
    expect(await code(ask(world, ada, toFresh))).toBe('WALLET_NOT_APPROVED');
    await work(world);
    expect(await code(ask(world, ada, toFresh))).toBe('WALLET_NOT_APPROVED');
    const eve = await holder(world, 'eve@example.com', '0');
    expect(await code(ask(world, { ...eve, wallet: ada.wallet }))).toBe('NOT_FOUND');
    await deleteWallet(world.deps, ada.actor, ada.wallet, null);
    expect(await code(ask(world, ada))).toBe('NOT_FOUND');
  });

  test('without an approved identity check', async () => {
    await world.deps.db.transaction((tx) => tx.run(setKyc, ada.userId, 'NOT_STARTED'));
    expect(await code(ask(world, ada))).toBe('KYC_REQUIRED');
  });

  test('the twenty-first that is under way', async () => {
    for (let count = 0; count < 20; count += 1) await ask(world, ada, { amount: '0.001' });
    expect(await code(ask(world, ada, { amount: '0.001' }))).toBe('QUOTA_EXCEEDED');
  });
});

describe('a large transfer', () => {
  test('needs the address of an owner whose wallet a provider keeps', async () => {
    const bob = await holder(world, 'bob@example.com', '0');
    const wallet = await whitelisted(world, bob, false);
    const refused = await refusal(ask(world, { ...bob, wallet }, { amount: '0.02' }));
    expect(refused).toMatchObject({
      code: 'TRAVEL_RULE_ACTION_REQUIRED',
      nextActions: [
        {
          name: 'provide_beneficiary_address',
          requiredFields: [{ field: 'beneficiaryAddress', valueType: 'OBJECT' }],
        },
      ],
    });
    const small = ask(world, { ...bob, wallet }, { amount: '0.019' });
    expect((await refusal(small)).code).toBe('INSUFFICIENT_QUANTITY');
  });

  test('to one’s own wallet needs its key, or a payment that came from it', async () => {
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const { id } = await requestWallet(
      world.deps,
      ada.actor,
      {
        currency: 'BTC',
        chain: 'BTC',
        address,
        travelRule: { custodian: { selfHosted: {} } },
      },
      null,
    );
    await work(world);
    world.clock.advance(24 * 60 * MINUTE_MS);
    const large = { whitelistedWalletId: id, amount: '0.02' };
    expect(await refusal(ask(world, ada, large))).toMatchObject({
      code: 'TRAVEL_RULE_ACTION_REQUIRED',
      nextActions: [{ name: 'prove_ownership' }],
    });
    const hers = await receiving(world, ada);
    await pay(world, { ...hers, amount: '0.0001', fromAddress: address });
    await blocks(world, 2);
    expect(await ask(world, ada, large)).toMatchObject({ status: 'REQUESTED' });
  });
});
