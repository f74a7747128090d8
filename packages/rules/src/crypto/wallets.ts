import type { CryptoWalletStatus } from '@investing-platform/schema/operations';
import { refuse } from '../refusals/platform-error.ts';

/** @throws {PlatformError} INVALID_STATE where a wallet cannot receive now */
export function requireReceiving({
  status,
  currency,
  chain,
}: {
  readonly status: CryptoWalletStatus;
  readonly currency: string;
  readonly chain: string;
}): void {
  if (status === 'ACTIVE') return;
  const message =
    status === 'CREATING'
      ? 'The address is being made: ask again in some seconds'
      : `${currency} is not taken on ${chain} any more: do not send to it`;
  throw refuse('INVALID_STATE', message);
}
