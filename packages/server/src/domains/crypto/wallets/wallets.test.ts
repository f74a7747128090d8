import { networks } from '@investing-platform/rules/crypto/networks';
import { describe, expect, test } from 'vitest';
import { onDatabase } from '../../../testing/on-database.ts';
import { setAccountStatus, setKyc } from '../../funding/funding.fixture.ts';
import { refusal, type Trader, trader } from '../../trading/trading.fixture.ts';
import { type CryptoWorld, cryptoWorld, holder, work } from '../crypto.fixture.ts';
import { createWallets } from './create-wallets.ts';
import { fetchAddress, fetchWallets, qrCodeOf } from './fetch-wallets.ts';

let world: CryptoWorld;
let ada: Trader;

onDatabase(async (db) => {
  world = await cryptoWorld({ db });
  ada = await holder(world);
});

const BTC = { currency: 'BTC', chain: 'BTC' } as const;
const ETH = { currency: 'ETH', chain: 'ETH' } as const;
const BASE = { currency: 'ETH', chain: 'BASE' } as const;
const XRP = { currency: 'XRP', chain: 'XRP' } as const;

const make = (owner: Trader, input: Parameters<typeof createWallets>[2] = {}) =>
  createWallets(world.deps, owner.actor, input);
const addressOf = async (owner: Trader, network: Parameters<typeof fetchAddress>[2]) => {
  const { address, memo } = await fetchAddress(world.deps, owner.actor, network);
  return { address, memo };
};

test('wallets come in the order asked for, and have their addresses soon after', async () => {
  const made = await make(ada, { wallets: [ETH, BTC] });
  expect(made).toMatchObject([
    { ...ETH, status: 'CREATING', address: null, balance: '0' },
    { ...BTC, status: 'CREATING', minimumDeposit: '0.00001', requiredConfirmations: 2 },
  ]);
  expect((await refusal(addressOf(ada, BTC))).code).toBe('INVALID_STATE');
  await work(world);
  expect(await make(ada, { wallets: [BTC, ETH] })).toMatchObject([
    { ...BTC, id: made[1]?.id, status: 'ACTIVE', address: expect.stringMatching(/^tb1q/) },
    { ...ETH, id: made[0]?.id, status: 'ACTIVE', address: expect.stringMatching(/^0x/) },
  ]);
});

test('by default there is one for each asset and chain that is taken', async () => {
  expect(await make(ada)).toHaveLength(networks.length);
  await work(world);
  const wallets = await fetchWallets(world.deps, ada.actor, {});
  expect(wallets.map(({ currency, chain }) => `${currency}/${chain}`)).toEqual(
    networks.map(({ currency, chain }) => `${currency}/${chain}`),
  );
  expect(new Set(wallets.map(({ status }) => status))).toEqual(new Set(['ACTIVE']));
});

test('one address of a person serves the chains that write it alike, and no other person', async () => {
  const eve = await holder(world, 'eve@example.com');
  for (const owner of [ada, eve]) await make(owner, { wallets: [ETH, BASE, XRP, BTC] });
  await work(world);
  expect(await addressOf(ada, ETH)).toEqual(await addressOf(ada, BASE));
  for (const network of [ETH, BTC, XRP]) {
    expect(await addressOf(ada, network)).not.toEqual(await addressOf(eve, network));
  }
  const [hers, evil] = [await addressOf(ada, XRP), await addressOf(eve, XRP)];
  expect(hers.address).toBe(evil.address);
  expect(hers.memo).toMatch(/^\d{6}$/);
});

test('another person’s wallets do not exist', async () => {
  const [wallet] = await make(ada, { wallets: [BTC] });
  const eve = await holder(world, 'eve@example.com');
  expect(await fetchWallets(world.deps, eve.actor, { ids: [wallet?.id ?? ''] })).toEqual([]);
  expect((await refusal(addressOf(eve, BTC))).code).toBe('NOT_FOUND');
});

test('the address and its memo are a picture', async () => {
  const xrp = { chain: 'XRP', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '7' } as const;
  expect(await qrCodeOf(xrp)).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  expect(await qrCodeOf({ ...xrp, address: null })).toBeNull();
});

describe('is refused', () => {
  test('before the identity check, the agreement, and while the account owes money', async () => {
    const bob = await trader(world, '0', 'bob@example.com');
    expect((await refusal(make(bob))).code).toBe('AGREEMENT_REQUIRED');
    await world.deps.db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'RESTRICTED'));
    expect((await refusal(make(ada))).code).toBe('ACCOUNT_RESTRICTED');
    await world.deps.db.transaction((tx) => tx.run(setKyc, ada.userId, 'NOT_STARTED'));
    expect((await refusal(make(ada))).code).toBe('KYC_REQUIRED');
  });

  test.each([
    ['a chain that does not move it', { currency: 'BTC', chain: 'ETH' }, 'params.wallets.0.chain'],
    ['what is no coin', { currency: 'USD', chain: 'ETH' }, 'params.wallets.0.currency'],
  ] as const)('%s, with the field', async (_what, wallet, path) => {
    const refused = await refusal(make(ada, { wallets: [wallet] }));
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });

  test('an asset that the operator does not take on the chain; a wallet of it is disabled', async () => {
    await make(ada, { wallets: [BASE] });
    await work(world);
    const config = { ...world.deps.config, cryptoNetworks: ['BTC/BTC'] };
    const deps = { ...world.deps, config };
    const refused = await refusal(createWallets(deps, ada.actor, { wallets: [BASE] }));
    expect(refused).toMatchObject({ fields: [{ path: 'params.wallets.0.chain' }] });
    expect(await createWallets(deps, ada.actor, {})).toMatchObject([BTC]);
    expect(await fetchWallets(deps, ada.actor, { chains: ['BASE'] })).toMatchObject([
      { status: 'DISABLED' },
    ]);
    expect((await refusal(fetchAddress(deps, ada.actor, BASE))).code).toBe('INVALID_STATE');
  });

  test('a key that comes again with other wallets', async () => {
    const key = { idempotencyKey: 'once' };
    const first = await make(ada, { wallets: [BTC], ...key });
    expect(await make(ada, { wallets: [BTC], ...key })).toEqual(first);
    const refused = await refusal(make(ada, { wallets: [ETH], ...key }));
    expect(refused.code).toBe('IDEMPOTENCY_CONFLICT');
  });
});
