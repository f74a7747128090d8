import {
  refuseOverlap,
  requireSweepable,
  type SweepTerms,
} from '@investing-platform/rules/crypto/sweep';
import type { Call } from '../../contract/call.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { requireCryptoPerson } from './wallets.ts';

const termsIn = (row: RowOf<'CryptoAutoSweep'>): SweepTerms => ({
  currency: String(row.currency),
  chain: (row.chain ?? null) as SweepTerms['chain'],
  targetCurrency: String(row.targetCurrency),
});

function refuseOtherRule({ realm, params }: Call<'createCryptoAutoSweep'>): void {
  const { currency, chain = null, targetCurrency = 'USD' } = params;
  const terms = { currency, chain, targetCurrency };
  requireSweepable(terms);
  requireCryptoPerson(realm);
  refuseOverlap(realm.own.list('CryptoAutoSweep').map(termsIn), terms);
}

export const sweepRules: Rules = {
  createCryptoAutoSweep: {
    checks: refuseOtherRule,
    sets: () => ({ totalSwept: '0', lastRunAt: null, failureCode: null, failureReason: null }),
  },
};
