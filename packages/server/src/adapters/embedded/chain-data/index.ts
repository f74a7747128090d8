import { DAY_MS } from '@investing-platform/schema/durations';
import { CHAIN_NAMES, type Chain, OWN_COINS, tokensOf } from '../../../addresses/index.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { sha256Hex } from '../../../kernel/hash.ts';
import type { ChainChange, ChainData, CoinHeld } from '../../../ports/chain-data.ts';

export interface EmbeddedChainDeps {
  readonly clock: Clock;
  readonly seed: string;
}

const CHAINS = Object.keys(CHAIN_NAMES) as Chain[];
/** The chains begin here, and have a block every ten minutes. */
const GENESIS_MS = Date.parse('2024-01-01T00:00:00Z');
const BLOCK_MS = 600_000;
/** Something happens about so often. */
const PAUSE_DAYS = 20;
/** One address of so many was never used. */
const UNUSED = 16;
/** What comes in is worth about so much: units of a coin. */
const USUAL: Readonly<Record<Chain, string>> = {
  BTC: '0.02',
  ETH: '0.4',
  SOL: '8',
  XRP: '500',
  ARB: '0.3',
  BASE: '0.2',
  POLYGON: '600',
  LTC: '6',
  DOGE: '3000',
  ADA: '900',
};

/**
 * Chains that are invented: every address holds something that follows from the address alone,
 * comes and goes over the months, and is the same whenever it is asked for.
 */
export function embeddedChains({ clock, seed }: EmbeddedChainDeps): ChainData {
  const heightAt = (at: number): number => Math.max(1, Math.floor((at - GENESIS_MS) / BLOCK_MS));

  function changesOf(chain: Chain, address: string): ChainChange[] {
    const name = `${seed} ${chain} ${address}`;
    if (part(`${name} used`) * UNUSED < 1) return [];
    const contracts = [null, ...[...tokensOf(chain).keys()].slice(0, 1)];
    return contracts
      .flatMap((contract) => coinChanges(`${name} ${contract}`, chain, contract))
      .sort((left, right) => left.height - right.height || (left.id < right.id ? -1 : 1));
  }

  function coinChanges(name: string, chain: Chain, contract: string | null): ChainChange[] {
    const now = clock.now().getTime();
    const usual = contract === null ? decimal(USUAL[chain]) : decimal(12);
    const changes: ChainChange[] = [];
    let held: Decimal = ZERO;
    for (let count = 0; ; count += 1) {
      const at = GENESIS_MS + (count + part(`${name} ${count} day`)) * PAUSE_DAYS * DAY_MS;
      const height = heightAt(at);
      const mined = new Date(GENESIS_MS + height * BLOCK_MS);
      if (mined.getTime() > now) return changes;
      const leaves = held.greaterThan(0) && part(`${name} ${count} out`) < 1 / 3;
      const share = decimal(part(`${name} ${count} share`).toFixed(4));
      const amount = leaves ? held.times(share) : usual.times(share.plus('0.5'));
      const quantity = amount.toDecimalPlaces(Math.min(8, OWN_COINS[chain].decimals));
      if (quantity.isZero()) continue;
      held = leaves ? held.minus(quantity) : held.plus(quantity);
      const id = sha256Hex(`${name} ${count}`);
      const signed = toPlain(leaves ? quantity.negated() : quantity);
      changes.push({ id, height, at: mined, contract, quantity: signed });
    }
  }

  return {
    chains: new Set(CHAINS),
    async tip(chain) {
      const height = heightAt(clock.now().getTime());
      return { height, hash: sha256Hex(`${seed} ${chain} ${height}`) };
    },
    async balance(chain, address) {
      const sums = new Map<string | null, Decimal>();
      for (const { contract, quantity } of changesOf(chain, address)) {
        sums.set(contract, (sums.get(contract) ?? ZERO).plus(quantity));
      }
      return [...sums]
        .filter(([, quantity]) => quantity.greaterThan(0))
        .map(([contract, quantity]): CoinHeld => {
          const coin = contract === null ? OWN_COINS[chain] : tokensOf(chain).get(contract);
          return { contract, symbol: coin?.symbol ?? '', quantity: toPlain(quantity) };
        });
    },
    async history(chain, address, afterHeight) {
      return changesOf(chain, address).filter(({ height }) => height > afterHeight);
    },
  };
}

/** A number from 0 up to 1 that always is the same for a name. */
function part(name: string): number {
  return Number.parseInt(sha256Hex(name).slice(0, 12), 16) / 2 ** 48;
}
