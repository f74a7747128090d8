import { type Chain, type Coin, checkAddress, coinOf, OWN_COINS } from '../../addresses/index.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import {
  type ChainChange,
  type ChainData,
  type CoinHeld,
  MAX_CHANGES,
  MAX_COINS,
} from '../../ports/chain-data.ts';
import { type ChainAnswer, chainClient } from './chain-client.ts';
import type { ChainSource } from './esplora.ts';
import { at, listAt, textAt } from './exact-json.ts';

/** So many pages at most: blocks hold 50 changes a page. */
const MAX_PAGES = 40;

/** Ethereum and chains like it by a Blockscout of version 2, such as https://eth.blockscout.com. */
export function blockscoutChain({ chain, address: source, fetch }: ChainSource): ChainData {
  const { get, guard } = chainClient(source, fetch);

  /** All pages of a list, the newest first, until one has what is too old. */
  async function listOf(
    path: string,
    read: (item: unknown) => ChainChange | null,
    afterHeight: number,
  ): Promise<ChainChange[]> {
    const found: ChainChange[] = [];
    let query = '';
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const answer = await get(`${path}${query}`);
      if (answer.status === 404) return [];
      const changes = listAt(whole(answer), 'items').flatMap((item) => read(item) ?? []);
      found.push(...changes.filter(({ height }) => height > afterHeight));
      const next = at(answer.body, 'next_page_params');
      const isOld = changes.some(({ height }) => height <= afterHeight);
      if (isOld || next == null || found.length >= MAX_CHANGES) break;
      const pairs = Object.entries(Object(next)).map(([key, value]) => [key, String(value)]);
      query = `${path.includes('?') ? '&' : '?'}${new URLSearchParams(pairs)}`;
    }
    return found;
  }

  return {
    chains: new Set([chain]),
    tip: () =>
      guard(async () => {
        const [block] = listAt(whole(await get('/api/v2/blocks?type=block')), 'items');
        return { height: Number(textAt(block, 'height')), hash: textAt(block, 'hash') };
      }),
    balance: (_, address) =>
      guard(async () => {
        const path = `/api/v2/addresses/${encodeURIComponent(address)}`;
        const answer = await get(path);
        if (answer.status === 404) return [];
        if (answer.status === 422) return 'UNKNOWN_ADDRESS';
        const own = at(whole(answer), 'coin_balance');
        const tokens = listAt(whole(await get(`${path}/token-balances`)));
        if (tokens.length > MAX_COINS) return 'TOO_LARGE';
        const held = tokens.flatMap((token) => tokenHeld(chain, token) ?? []);
        return [...heldOf(OWN_COINS[chain], null, String(own ?? '0')), ...held];
      }),
    history: (_, address, afterHeight) =>
      guard(async () => {
        const path = `/api/v2/addresses/${encodeURIComponent(address)}`;
        const own = (item: unknown) => ownChange(chain, item);
        const token = (item: unknown) => tokenChange(chain, address, item);
        const found = [
          ...(await listOf(`${path}/coin-balance-history`, own, afterHeight)),
          ...(await listOf(`${path}/token-transfers?type=ERC-20`, token, afterHeight)),
        ];
        return found.sort(byHeight).slice(-MAX_CHANGES);
      }),
  };
}

const byHeight = (left: ChainChange, right: ChainChange): number =>
  left.height - right.height || (left.id < right.id ? -1 : 1);

function whole({ status, body }: ChainAnswer): unknown {
  if (status !== 200) throw new Error(`the source answered ${status}`);
  return body;
}

const amount = (smallest: string, decimals: number): string =>
  toPlain(decimal(smallest).dividedBy(decimal(10).pow(decimals)));

function heldOf({ symbol, decimals }: Coin, contract: string | null, smallest: string): CoinHeld[] {
  const quantity = amount(smallest, decimals);
  return decimal(quantity).greaterThan(0) ? [{ symbol, contract, quantity }] : [];
}

/** The contract as the chain writes it; the source has called it by two names. */
function contractOf(chain: Chain, token: unknown): string | null {
  const written = at(token, 'address_hash') ?? at(token, 'address');
  const checked = checkAddress(chain, String(written));
  return 'address' in checked ? checked.address : null;
}

function tokenHeld(chain: Chain, item: unknown): CoinHeld[] | null {
  const contract = contractOf(chain, at(item, 'token'));
  const coin = contract === null ? null : coinOf(chain, contract);
  return coin && heldOf(coin, contract, textAt(item, 'value'));
}

/** What a block did to the chain's own coin: fees and calls between contracts included. */
function ownChange(chain: Chain, item: unknown): ChainChange | null {
  const delta = textAt(item, 'delta');
  if (decimal(delta).isZero()) return null;
  const height = textAt(item, 'block_number');
  return {
    id: `own ${height} ${at(item, 'transaction_hash') ?? ''} ${textAt(item, 'value')}`,
    height: Number(height),
    at: new Date(textAt(item, 'block_timestamp')),
    contract: null,
    quantity: amount(delta, OWN_COINS[chain].decimals),
  };
}

function tokenChange(chain: Chain, address: string, item: unknown): ChainChange | null {
  const contract = contractOf(chain, at(item, 'token'));
  const coin = contract === null ? null : coinOf(chain, contract);
  const [from, to] = [at(item, 'from', 'hash'), at(item, 'to', 'hash')].map(String);
  if (coin === null || from === to) return null;
  const quantity = amount(textAt(item, 'total', 'value'), coin.decimals);
  if (decimal(quantity).isZero()) return null;
  const comes = to?.toLowerCase() === address.toLowerCase();
  const height = textAt(item, 'block_number');
  return {
    id: `${textAt(item, 'transaction_hash')} ${at(item, 'block_hash') ?? height} ${at(item, 'log_index')}`,
    height: Number(height),
    at: new Date(textAt(item, 'timestamp')),
    contract,
    quantity: comes ? quantity : `-${quantity}`,
  };
}
