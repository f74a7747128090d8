import type { Deps } from '../../deps.ts';

/** What crypto assets in and out need. */
export interface CryptoDeps
  extends Pick<Deps, 'db' | 'clock' | 'random' | 'marketData' | 'chains' | 'vasps'> {
  readonly config: Pick<Deps['config'], 'cryptoNetworks'>;
}
