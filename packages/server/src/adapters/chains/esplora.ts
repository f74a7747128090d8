import { type Chain, OWN_COINS } from '../../addresses/index.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../kernel/decimal.ts';
import { type ChainChange, type ChainData, MAX_CHANGES } from '../../ports/chain-data.ts';
import { type ChainAnswer, chainClient } from './chain-client.ts';
import { at, listAt, textAt } from './exact-json.ts';

export interface ChainSource {
  readonly chain: Chain;
  /** https, without a slash at the end. */
  readonly address: string;
  readonly fetch?: typeof fetch;
}

const PAGE_SIZE = 25;

/** Bitcoin and Litecoin by an Esplora, such as https://blockstream.info/api. */
export function esploraChain({ chain, address: source, fetch }: ChainSource): ChainData {
  const { get, guard } = chainClient(source, fetch);
  const { decimals } = OWN_COINS[chain];
  const coins = (smallest: Decimal): string =>
    toPlain(smallest.dividedBy(decimal(10).pow(decimals)));

  function changeOf(address: string, transaction: unknown): ChainChange | null {
    const height = at(transaction, 'status', 'block_height');
    if (at(transaction, 'status', 'confirmed') !== true || typeof height !== 'string') return null;
    const received = sumFor(address, listAt(transaction, 'vout'));
    const inputs = listAt(transaction, 'vin').map((input) => at(input, 'prevout'));
    const quantity = received.minus(sumFor(address, inputs));
    if (quantity.isZero()) return null;
    const block = textAt(transaction, 'status', 'block_hash');
    return {
      id: `${textAt(transaction, 'txid')} ${block}`,
      height: Number(height),
      at: new Date(Number(textAt(transaction, 'status', 'block_time')) * 1_000),
      contract: null,
      quantity: coins(quantity),
    };
  }

  return {
    chains: new Set([chain]),
    tip: () =>
      guard(async () => {
        const hash = whole(await get('/blocks/tip/hash'));
        const block = await get(`/block/${encodeURIComponent(String(hash))}`);
        return { height: Number(textAt(whole(block), 'height')), hash: String(hash) };
      }),
    balance: (_, address) =>
      guard(async () => {
        const answer = await get(`/address/${encodeURIComponent(address)}`);
        if (answer.status === 400) return 'UNKNOWN_ADDRESS';
        const funded = decimal(textAt(whole(answer), 'chain_stats', 'funded_txo_sum'));
        const held = funded.minus(textAt(answer.body, 'chain_stats', 'spent_txo_sum'));
        const { symbol } = OWN_COINS[chain];
        return held.greaterThan(0) ? [{ symbol, contract: null, quantity: coins(held) }] : [];
      }),
    history: (_, address, afterHeight) =>
      guard(async () => {
        const found: ChainChange[] = [];
        let last = '';
        for (;;) {
          const path = `/address/${encodeURIComponent(address)}/txs/chain${last}`;
          const page = listAt(whole(await get(path)));
          const changes = page.flatMap((transaction) => changeOf(address, transaction) ?? []);
          found.push(...changes.filter(({ height }) => height > afterHeight));
          const isOld = changes.some(({ height }) => height <= afterHeight);
          if (isOld || page.length < PAGE_SIZE || found.length >= MAX_CHANGES) break;
          last = `/${encodeURIComponent(textAt(page.at(-1), 'txid'))}`;
        }
        return found.slice(0, MAX_CHANGES).reverse();
      }),
  };
}

function whole({ status, body }: ChainAnswer): unknown {
  if (status !== 200) throw new Error(`the source answered ${status}`);
  return body;
}

/** What outputs give to an address, in the smallest unit. */
function sumFor(address: string, outputs: readonly unknown[]): Decimal {
  return outputs
    .filter((output) => at(output, 'scriptpubkey_address') === address)
    .reduce((sum: Decimal, output) => sum.plus(textAt(output, 'value')), ZERO);
}
