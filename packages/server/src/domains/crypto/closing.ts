import type { ClosingPart } from '../../db/tables/closing-part.ts';

const PAYMENTS = 'seven years: who paid what in and out';

export const closing: ClosingPart = {
  kept: {
    // What is sent to an address later is still known to be the person's.
    crypto_addresses: PAYMENTS,
    crypto_wallets: PAYMENTS,
    whitelisted_wallets: PAYMENTS,
  },
};
