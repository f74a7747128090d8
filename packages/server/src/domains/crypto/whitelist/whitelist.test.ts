import { DAY_MS } from '@investing-platform/schema/durations';
import type { TravelRuleInput } from '@investing-platform/schema/operations';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { describe, expect, test } from 'vitest';
import { onDatabase } from '../../../testing/on-database.ts';
import { eventsOf, mailedToken, setAccountStatus } from '../../funding/funding.fixture.ts';
import { refusal, type Trader, trader } from '../../trading/trading.fixture.ts';
import { type CryptoWorld, cryptoWorld, holder, work } from '../crypto.fixture.ts';
import { deleteWallet, discardWallet, updateWalletTravelRule } from './change-wallet.ts';
import { fetchWhitelisted } from './fetch-whitelisted.ts';
import { type RequestWalletInput, requestWallet } from './request-wallet.ts';

let world: CryptoWorld;
let ada: Trader;

onDatabase(async (db) => {
  world = await cryptoWorld({ db });
  ada = await holder(world);
});

const OWN: TravelRuleInput = { custodian: { selfHosted: {} } };
const owner = { person: { givenName: 'Ada', familyName: 'Lovelace' } };
const KRAKEN: TravelRuleInput = {
  custodian: { vaspId: 'did:web:kraken.com' },
  beneficiary: owner,
};
const UNLISTED: TravelRuleInput = {
  custodian: { unlistedVasp: { name: 'Small Bank', website: 'https://small.example' } },
  beneficiary: owner,
};
const BITCOIN = {
  currency: 'BTC',
  chain: 'BTC',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  travelRule: OWN,
} as const;
const XRP = {
  currency: 'XRP',
  chain: 'XRP',
  address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  travelRule: OWN,
} as const;

const ask = (input: RequestWalletInput, of = ada) =>
  requestWallet(world.deps, of.actor, input, null);
const tell = (id: string, travelRule: TravelRuleInput) =>
  updateWalletTravelRule(world.deps, ada.actor, { id, travelRule }, null);
const now = async (id: string) => (await fetchWhitelisted(world.deps, ada.actor, { ids: [id] }))[0];

test('a wallet is checked at once, and can be used after a day', async () => {
  const asked = await ask({ ...BITCOIN, label: 'Hardware' });
  const tomorrow = new Date(world.clock.now().getTime() + DAY_MS);
  expect(asked).toMatchObject({
    status: 'PENDING',
    label: 'Hardware',
    usableAt: tomorrow,
    travelRule: { selfHosted: true, beneficiaryGivenName: 'ada', complete: false },
    nextActions: [],
  });
  await work(world);
  expect(await now(asked.id)).toMatchObject({ status: 'APPROVED', failureCode: null });
  expect((await eventsOf(world)).at(-1)).toEqual({
    kind: 'WALLET_ADDED',
    detail: 'BTC on Bitcoin, bc1qw5…v8f3t4',
  });
});

describe('what is missing', () => {
  test('is told so that a program can follow it, and checked once it is there', async () => {
    const asked = await ask({ ...BITCOIN, travelRule: UNLISTED });
    expect(asked).toMatchObject({
      status: 'ACTION_REQUIRED',
      nextActions: [
        {
          name: 'provide_beneficiary_country',
          type: 'REQUIRED',
          requiredFields: [{ field: 'beneficiaryCountry', valueType: 'COUNTRY' }],
        },
      ],
    });
    await work(world);
    expect((await now(asked.id))?.status).toBe('ACTION_REQUIRED');
    const told = await tell(asked.id, { ...UNLISTED, beneficiaryCountry: 'GB' });
    expect(told).toMatchObject({ status: 'PENDING', nextActions: [], usableAt: asked.usableAt });
    await work(world);
    expect((await now(asked.id))?.status).toBe('APPROVED');
  });

  test('of a wallet that a provider keeps is its owner first of all', async () => {
    const { beneficiary: _, ...nobody } = KRAKEN;
    const refused = await refusal(ask({ ...BITCOIN, travelRule: nobody }));
    expect(refused).toMatchObject({
      code: 'BENEFICIARY_NAME_REQUIRED',
      fields: [{ path: 'params.travelRule.beneficiary' }],
    });
  });
});

test('another provider means another day, and a mail with a link', async () => {
  const { id } = await ask({ ...BITCOIN, travelRule: KRAKEN });
  await work(world);
  world.clock.advance(2 * DAY_MS);
  const same = await tell(id, { ...KRAKEN, beneficiaryCountry: 'GB' });
  expect(same.usableAt.getTime()).toBeLessThan(world.clock.now().getTime());
  const other = { ...KRAKEN, custodian: { vaspId: 'did:web:bitvavo.com' } };
  const changed = await tell(id, other);
  expect(changed).toMatchObject({
    status: 'PENDING',
    usableAt: new Date(world.clock.now().getTime() + DAY_MS),
    travelRule: { vaspName: 'Bitvavo' },
  });
  const token = await mailedToken(world);
  const whence = { ip: null, browser: null };
  await discardWallet(world.deps, { token }, whence);
  await discardWallet(world.deps, { token }, whence);
  expect(await now(id)).toBeUndefined();
  const kinds = (await eventsOf(world)).map(({ kind }) => kind);
  expect(kinds).toEqual(['WALLET_ADDED', 'WALLET_CHANGED', 'WALLET_REMOVED']);
});

test('a link is good for seven days, and no other text is', async () => {
  await ask(BITCOIN);
  const token = await mailedToken(world);
  world.clock.advance(7 * DAY_MS + 1);
  for (const wrong of [token, 'ip_dw_of_somebody_else']) {
    const refused = await refusal(
      discardWallet(world.deps, { token: wrong }, { ip: null, browser: null }),
    );
    expect(refused).toMatchObject({ fields: [{ path: 'params.token' }] });
  }
});

describe('a proof that the key is the person’s', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
  const key = secp256k1.getPublicKey(secret, false).subarray(1);
  const address = `0x${Buffer.from(keccak_256(key)).subarray(-20).toString('hex')}`;
  const ETHER = { currency: 'ETH', chain: 'ETH', address, travelRule: OWN } as const;
  const proof = (message: string): TravelRuleInput => {
    const text = Buffer.from(`\x19Ethereum Signed Message:\n${message.length}${message}`);
    const signed = secp256k1.sign(keccak_256(text), secret, {
      prehash: false,
      format: 'recovered',
    });
    const [recovery = 0, ...rest] = signed;
    const ownershipProof = `0x${Buffer.from([...rest, recovery + 27]).toString('hex')}`;
    return { custodian: { selfHosted: { ownershipProof } } };
  };

  test('is its signature of the message, and stays with the wallet', async () => {
    const { id, ownershipMessage } = await ask(ETHER);
    const proven = await tell(id, proof(ownershipMessage));
    expect(proven.travelRule).toMatchObject({ hasOwnershipProof: true, complete: true });
    expect((await tell(id, OWN)).travelRule).toMatchObject({ hasOwnershipProof: true });
  });

  test('is refused where it is of another text, with the field', async () => {
    const { id } = await ask(ETHER);
    const path = 'params.travelRule.custodian.selfHosted.ownershipProof';
    const refused = await refusal(tell(id, proof('something else')));
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
    const onXrp = await ask(XRP);
    expect(await refusal(tell(onXrp.id, proof('any')))).toMatchObject({ fields: [{ path }] });
  });
});

describe('a check refuses', () => {
  test.each([
    [
      'an address on a list of sanctions',
      { ...BITCOIN, address: '149w62rY42aZBox8fGcmqNsXUzSStKeq8C' },
      'SANCTIONED',
    ],
    [
      'an owner whom the provider does not know',
      {
        ...BITCOIN,
        travelRule: {
          ...KRAKEN,
          beneficiary: { person: { givenName: 'A', familyName: 'Unknown' } },
        },
      },
      'REFUSED_BY_PROVIDER',
    ],
  ])('%s, for good', async (_what, input, failureCode) => {
    const { id } = await ask(input);
    await work(world);
    expect(await now(id)).toMatchObject({ status: 'REJECTED', failureCode });
    expect((await refusal(tell(id, OWN))).code).toBe('INVALID_STATE');
    await ask(input);
  });

  test('nothing while nobody answers: the wallet waits', async () => {
    const { id } = await ask(BITCOIN);
    const silent = { factsOf: () => Promise.reject(new Error('no answer')) };
    const deps = { ...world.deps, vasps: { ...world.deps.vasps, ...silent } };
    await work({ ...world, deps });
    expect((await now(id))?.status).toBe('PENDING');
    world.clock.advance(DAY_MS);
    await work(world);
    expect((await now(id))?.status).toBe('APPROVED');
  });
});

describe('is refused with the field', () => {
  const at = (path: string, code = 'BAD_USER_INPUT') => ({ code, fields: [{ path }] });
  const custodian = 'params.travelRule.custodian';
  test.each([
    [
      'an address with wrong check digits',
      { address: `${BITCOIN.address.slice(0, -1)}5` },
      at('params.address'),
    ],
    [
      'an address of another chain',
      { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      at('params.address'),
    ],
    [
      'a test network’s',
      { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
      at('params.address'),
    ],
    ['a memo that the chain does not carry', { memo: '7' }, at('params.memo')],
    ['a memo that is no tag', { ...XRP, memo: '4294967296' }, at('params.memo')],
    ['a chain that does not move it', { chain: 'ETH' }, at('params.chain')],
    [
      'a provider that nobody knows',
      { travelRule: { ...KRAKEN, custodian: { vaspId: 'did:web:nobody.example' } } },
      at(`${custodian}.vaspId`, 'UNKNOWN_VASP'),
    ],
    [
      'an address that a provider keeps',
      { currency: 'ETH', chain: 'ETH', address: '0x28C6c06298d514Db089934071355E5743bf21d60' },
      at(`${custodian}.selfHosted`, 'ADDRESS_BELONGS_TO_VASP'),
    ],
    [
      'a website that is none',
      {
        travelRule: {
          ...UNLISTED,
          custodian: { unlistedVasp: { name: 'Small', website: 'http://small' } },
        },
      },
      at(`${custodian}.unlistedVasp.website`),
    ],
  ] as [string, Partial<RequestWalletInput>, object][])(
    '%s',
    async (_what, differing, expected) => {
      expect(await refusal(ask({ ...BITCOIN, ...differing }))).toMatchObject(expected);
      expect(await fetchWhitelisted(world.deps, ada.actor, {})).toEqual([]);
    },
  );
});

test('the same wallet twice is refused, in any writing, until it is deleted', async () => {
  const ether = { currency: 'ETH', chain: 'ETH', travelRule: OWN } as const;
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const { id } = await ask({ ...ether, address });
  const again = () => ask({ ...ether, address: address.toLowerCase() });
  expect((await refusal(again())).code).toBe('CONFLICT');
  await ask({ ...ether, address, chain: 'BASE' });
  await deleteWallet(world.deps, ada.actor, id, null);
  expect((await refusal(deleteWallet(world.deps, ada.actor, id, null))).code).toBe('NOT_FOUND');
  await again();
});

test('one key asks once', async () => {
  const keyed = { ...BITCOIN, idempotencyKey: 'once' };
  expect(await ask(keyed)).toEqual(await ask(keyed));
});

test('needs the agreement, and an account that owes nothing', async () => {
  const bob = await trader(world, '0', 'bob@example.com');
  expect((await refusal(ask(BITCOIN, bob))).code).toBe('AGREEMENT_REQUIRED');
  await world.deps.db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'RESTRICTED'));
  expect((await refusal(ask(BITCOIN))).code).toBe('ACCOUNT_RESTRICTED');
});

test('another person’s wallets do not exist', async () => {
  const { id } = await ask(BITCOIN);
  const eve = await holder(world, 'eve@example.com');
  expect(await fetchWhitelisted(world.deps, eve.actor, { ids: [id] })).toEqual([]);
  const change = updateWalletTravelRule(world.deps, eve.actor, { id, travelRule: OWN }, null);
  expect((await refusal(change)).code).toBe('NOT_FOUND');
  const remove = deleteWallet(world.deps, eve.actor, id, null);
  expect((await refusal(remove)).code).toBe('NOT_FOUND');
  await ask(BITCOIN, eve);
});
