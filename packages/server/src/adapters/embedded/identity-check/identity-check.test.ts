import { MINUTE_MS } from '@investing-platform/schema/durations';
import { identityCheckContract } from '../../../ports/identity-check.contract.ts';
import { simulatedIdentityCheck } from './index.ts';

identityCheckContract('simulated', (clock) => ({
  provider: simulatedIdentityCheck({ clock, page: 'https://invest.example/identity-check' }),
  // The family name decides.
  finish: () => clock.advance(MINUTE_MS),
}));
