import { refuse } from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import type { Rules } from '../../contract/rule.ts';

function refuseOtherRule({ realm, params }: Call<'createCryptoAutoSweep'>): void {
  const other = realm.own
    .list('CryptoAutoSweep')
    .some(
      ({ currency, chain }) =>
        currency === params['currency'] && (chain ?? null) === (params['chain'] ?? null),
    );
  if (other) throw refuse('CONFLICT', 'Another rule covers the asset on this chain');
}

export const sweepRules: Rules = {
  createCryptoAutoSweep: { checks: refuseOtherRule },
};
