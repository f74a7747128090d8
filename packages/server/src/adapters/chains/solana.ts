import { coinOf, OWN_COINS } from '../../addresses/index.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../kernel/decimal.ts';
import { type ChainData, type CoinHeld, MAX_COINS } from '../../ports/chain-data.ts';
import { chainClient } from './chain-client.ts';
import type { ChainSource } from './esplora.ts';
import { at, listAt, textAt } from './exact-json.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const FINAL = { commitment: 'finalized' };
/** JSON-RPC: what was asked cannot be answered, as for a text that is no key. */
const INVALID_PARAMS = '-32602';

/**
 * Solana by the RPC of a node. It tells what an address holds; its history would be one call for
 * each of its transactions, and is not read.
 */
export function solanaChain({ chain, address: source, fetch }: ChainSource): ChainData {
  const { post, guard } = chainClient(source, fetch);

  async function call(method: string, params: readonly unknown[]): Promise<unknown> {
    const { status, body } = await post({ jsonrpc: '2.0', id: 1, method, params });
    const fault = at(body, 'error', 'code');
    if (fault === INVALID_PARAMS) return null;
    if (status !== 200 || fault !== undefined)
      throw new Error(`${method} failed: ${fault ?? status}`);
    return at(body, 'result');
  }

  return {
    chains: new Set([chain]),
    tip: () =>
      guard(async () => {
        const result = await call('getLatestBlockhash', [FINAL]);
        const height = Number(textAt(result, 'context', 'slot'));
        return { height, hash: textAt(result, 'value', 'blockhash') };
      }),
    balance: (_, address) =>
      guard(async () => {
        const own = await call('getBalance', [address, FINAL]);
        if (own === null) return 'UNKNOWN_ADDRESS';
        const options = { ...FINAL, encoding: 'jsonParsed' };
        const owned = [address, { programId: TOKEN_PROGRAM }, options];
        const accounts = listAt(await call('getTokenAccountsByOwner', owned), 'value');
        if (accounts.length > MAX_COINS) return 'TOO_LARGE';
        const { symbol, decimals } = OWN_COINS[chain];
        const smallest = decimal(textAt(own, 'value'));
        const quantity = toPlain(smallest.dividedBy(decimal(10).pow(decimals)));
        const held = smallest.isZero() ? [] : [{ symbol, contract: null, quantity }];
        return [...held, ...tokensHeld(accounts)];
      }),
    history: async () => [],
  };
}

/** Known tokens; an owner may have several accounts of one. */
function tokensHeld(accounts: readonly unknown[]): CoinHeld[] {
  const sums = new Map<string, Decimal>();
  for (const account of accounts) {
    const info = at(account, 'account', 'data', 'parsed', 'info');
    const mint = textAt(info, 'mint');
    const quantity = textAt(info, 'tokenAmount', 'uiAmountString');
    sums.set(mint, (sums.get(mint) ?? ZERO).plus(quantity));
  }
  return [...sums].flatMap(([contract, quantity]) => {
    const coin = coinOf('SOL', contract);
    if (coin === null || quantity.isZero()) return [];
    return [{ symbol: coin.symbol, contract, quantity: toPlain(quantity) }];
  });
}
