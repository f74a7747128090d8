import type { Network } from '@investing-platform/rules/crypto/networks';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import { keptBeside } from '../../kernel/kept-beside.ts';
import type { CryptoDeps } from './deps.ts';

type FeeDeps = Pick<CryptoDeps, 'chains' | 'clock'>;

interface Told {
  readonly fee: Promise<string>;
  readonly until: number;
}

const DEADLINE_MS = 5_000;
/** What each custodian told last, by asset and chain. */
const toldBy = keptBeside(() => new Map<string, Told>());

/**
 * What a chain takes for one transfer now, asked for once a minute. The usual fee where nobody
 * answers.
 */
export function networkFee({ chains, clock }: FeeDeps, network: Network): Promise<string> {
  const { currency, chain, usualFee } = network;
  const told = toldBy(chains);
  const key = `${currency} ${chain}`;
  const now = clock.now().getTime();
  const known = told.get(key);
  if (known !== undefined && now < known.until) return known.fee;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const fee = chains.networkFee(currency, chain, signal).catch(() => usualFee);
  told.set(key, { fee, until: now + MINUTE_MS });
  return fee;
}
