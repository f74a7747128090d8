import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { decimal } from '../../kernel/decimal.ts';
import { onBooks } from '../../testing/on-database.ts';
import { holdShares, receiveShares, sendHeldShares } from '../trading/index.ts';
import { asset } from '../trading/trading.fixture.ts';
import { type ExportsWorld, exportsWorld } from './exports.fixture.ts';

const { id: assetId } = asset('BTC');
const source = { type: 'crypto_transfer', id: '019b7d2f-7c4e-7000-8000-00000000c001' };
let world: ExportsWorld;

onBooks(async (db) => {
  world = await exportsWorld(db);
});

test('coins that came and went over a chain are among deposits and withdrawals', async () => {
  const { deps, ada } = world;
  const owner = { userId: ada.userId, brokerAccountId: ada.live.id, tradingMode: 'LIVE' } as const;
  const coins = (quantity: string) => ({ ...owner, assetId, source, quantity: decimal(quantity) });
  await deps.db.transaction(async (tx) => {
    const came = { cost: decimal('100'), description: 'Came in' };
    await receiveShares(tx, deps, { ...coins('0.5'), ...came, comesFrom: 'external_chain' });
    await holdShares(tx, deps, coins('0.2'));
    const sent = { fee: decimal('0.001'), description: 'Sent' };
    await sendHeldShares(tx, deps, coins('0.2'), sent);
  });
  const file = await world.fileOf({ type: 'DEPOSITS_WITHDRAWALS', format: 'CSV' });
  expect(parse(file, { columns: true })).toMatchObject([
    { kind: 'CRYPTO_DEPOSIT', method: 'CHAIN', amount: '0.5', currency: 'BTC' },
    { kind: 'CRYPTO_WITHDRAWAL', method: 'CHAIN', amount: '0.2', currency: 'BTC' },
  ]);
});
