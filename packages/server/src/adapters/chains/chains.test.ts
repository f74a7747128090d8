import { expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { chainDataContract } from '../../ports/chain-data.contract.ts';
import { blockscoutChain } from './blockscout.ts';
import { esploraChain } from './esplora.ts';
import { openChains } from './index.ts';
import { solanaChain } from './solana.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const BITCOIN_UNUSED = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const ETHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ETHER_UNUSED = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const SOLANA = 'So11111111111111111111111111111111111111112';
const SOLANA_UNUSED = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA';

type Handler = (url: URL, body: string) => unknown;

/** A source that answers with JSON, or with a status where it is a number. */
const speaking = (handle: Handler) => async (input: URL | RequestInfo, init?: RequestInit) => {
  const answer = handle(new URL(String(input)), String(init?.body ?? ''));
  if (typeof answer === 'number') return new Response('', { status: answer });
  return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
};

/** 30 transactions: 0.001 BTC come in each time, and every third gives half of that away again. */
const transactions = Array.from({ length: 30 }, (_, count) => ({
  txid: `tx${count}`,
  vin: [{ prevout: { scriptpubkey_address: count % 3 === 2 ? BITCOIN : 'other', value: 50_000 } }],
  vout: [
    { scriptpubkey_address: count % 3 === 2 ? 'other' : BITCOIN, value: 100_000 },
    { scriptpubkey_address: 'another', value: 1 },
    { scriptpubkey_type: 'op_return', value: 0 },
  ],
  status: {
    confirmed: true,
    block_height: 800_000 + count,
    block_hash: `block${count}`,
    block_time: NOW.getTime() / 1_000 - (30 - count) * 3_600,
  },
})).reverse();

function esplora({ pathname }: URL): unknown {
  const [, , what, name, , , after] = pathname.split('/');
  if (pathname === '/api/blocks/tip/hash') return 'tip';
  if (pathname === '/api/block/tip') return { id: 'tip', height: 800_100 };
  if (what !== 'address') return 404;
  const isUsed = name === BITCOIN;
  if (!pathname.includes('/txs/')) {
    const [funded, spent] = isUsed ? [2_000_000, 500_000] : [0, 0];
    return { address: name, chain_stats: { funded_txo_sum: funded, spent_txo_sum: spent } };
  }
  const start = after === undefined ? 0 : transactions.findIndex(({ txid }) => txid === after) + 1;
  return isUsed ? transactions.slice(start, start + 25) : [];
}

const esploraAt = (handle: Handler) =>
  esploraChain({ chain: 'BTC', address: 'https://chain.example/api', fetch: speaking(handle) });

chainDataContract('Esplora', () => ({
  source: esploraAt(esplora),
  now: NOW,
  chain: 'BTC',
  address: BITCOIN,
  unused: BITCOIN_UNUSED,
  isWhole: true,
}));

const at = '2026-11-10T10:00:00.000000Z';
/** More digits than a number of JavaScript holds. */
const WEI = '1234567890123456789';

function blockscout({ pathname, searchParams }: URL): unknown {
  const [, , , what, address, list] = pathname.split('/');
  if (what === 'blocks') return { items: [{ height: 21_000_000, hash: '0xtip' }] };
  if (address !== ETHER) return 404;
  const token = { address_hash: LINK.toLowerCase(), symbol: 'LINK', decimals: '18' };
  if (list === undefined) return { hash: address, coin_balance: WEI };
  if (list === 'token-balances') {
    const spam = { address_hash: ETHER_UNUSED, symbol: 'ETH', decimals: '18' };
    return [
      { token, value: '2500000000000000000' },
      { token: spam, value: '1' },
    ];
  }
  if (list === 'coin-balance-history') {
    const first = searchParams.get('block_number') === null;
    const block = { block_timestamp: at, transaction_hash: null };
    return first
      ? {
          items: [{ ...block, block_number: 900, delta: '-1000000000000000000', value: WEI }],
          next_page_params: { block_number: 900, items_count: 50 },
        }
      : {
          items: [
            {
              ...block,
              block_number: 800,
              delta: '2234567890123456789',
              value: '2234567890123456789',
            },
          ],
          next_page_params: null,
        };
  }
  const transfer = { token, transaction_hash: '0xa', block_number: 850, timestamp: at };
  return {
    items: [
      {
        ...transfer,
        log_index: 7,
        total: { value: '2500000000000000000', decimals: '18' },
        from: { hash: ETHER_UNUSED },
        to: { hash: ETHER },
      },
    ],
    next_page_params: null,
  };
}

const blockscoutAt = (handle: Handler) =>
  blockscoutChain({ chain: 'ETH', address: 'https://chain.example', fetch: speaking(handle) });

chainDataContract('Blockscout', () => ({
  source: blockscoutAt(blockscout),
  now: NOW,
  chain: 'ETH',
  address: ETHER,
  unused: ETHER_UNUSED,
  isWhole: true,
}));

function node(_: URL, body: string): unknown {
  const { method, params } = JSON.parse(body) as { method: string; params: unknown[] };
  const result = (value: unknown) => ({
    jsonrpc: '2.0',
    id: 1,
    result: { context: { slot: 300_000_000 }, value },
  });
  if (method === 'getLatestBlockhash') return result({ blockhash: 'tip' });
  // A number that JavaScript would round.
  if (method === 'getBalance') {
    const text = JSON.stringify(result(0));
    return params[0] === SOLANA ? text.replace('"value":0', '"value":90071992547409933') : text;
  }
  const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
  const account = (mint: string, uiAmountString: string) => ({
    account: { data: { parsed: { info: { mint, tokenAmount: { uiAmountString } } } } },
  });
  const accounts = [account(usdc, '1.5'), account(usdc, '2'), account('spam', '1000')];
  return result(params[0] === SOLANA ? accounts : []);
}

const solanaAt = (handle: Handler) =>
  solanaChain({ chain: 'SOL', address: 'https://chain.example', fetch: speaking(handle) });

chainDataContract('a Solana node', () => ({
  source: solanaAt(node),
  now: NOW,
  chain: 'SOL',
  address: SOLANA,
  unused: SOLANA_UNUSED,
  isWhole: false,
}));

test('amounts keep every digit, and tokens that nobody knows are nothing', async () => {
  expect(await blockscoutAt(blockscout).balance('ETH', ETHER)).toEqual([
    { symbol: 'ETH', contract: null, quantity: '1.234567890123456789' },
    { symbol: 'LINK', contract: LINK, quantity: '2.5' },
  ]);
  expect(await solanaAt(node).balance('SOL', SOLANA)).toMatchObject([
    { symbol: 'SOL', quantity: '90071992.547409933' },
    { symbol: 'USDC', quantity: '3.5' },
  ]);
});

test('an address that a source does not know is told', async () => {
  const fault = { jsonrpc: '2.0', id: 1, error: { code: -32_602, message: 'Invalid param' } };
  expect(await esploraAt(() => 400).balance('BTC', BITCOIN)).toBe('UNKNOWN_ADDRESS');
  expect(await blockscoutAt(() => 422).balance('ETH', ETHER)).toBe('UNKNOWN_ADDRESS');
  expect(await solanaAt(() => fault).balance('SOL', SOLANA)).toBe('UNKNOWN_ADDRESS');
});

test.each<[string, Handler]>([
  ['a fault', () => 500],
  ['too much to do', () => 429],
  ['another form', () => ({ hello: 'world' })],
  ['a text', () => 'no JSON'],
])('a source that answers with %s is not available', async (_, handle) => {
  for (const source of [esploraAt(handle), blockscoutAt(handle), solanaAt(handle)]) {
    const [chain = 'BTC'] = source.chains;
    const refused = expect.objectContaining({ code: 'PROVIDER_UNAVAILABLE' });
    await expect(source.balance(chain, ETHER)).rejects.toEqual(refused);
    await expect(source.tip(chain)).rejects.toEqual(refused);
  }
});

test('chains are read where the operator says, and invented elsewhere only if they may be', async () => {
  const clock = manualClock(NOW);
  const chainSources = [{ chain: 'BTC', address: 'https://chain.example/api' } as const];
  const real = openChains({ clock }, { chainSources, marketSeed: 's', inventsOthers: false });
  expect([...real.chains]).toEqual(['BTC']);
  await expect(real.balance('ETH', ETHER)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  const mixed = openChains({ clock }, { chainSources, marketSeed: 's', inventsOthers: true });
  expect(mixed.chains.size).toBe(10);
  expect((await mixed.tip('ETH')).height).toBeGreaterThan(0);
});
