import type { WhitelistStatus } from '@investing-platform/schema/operations';
import type { OutsideWallet } from './crypto-types.ts';

/** Its own name, or how its address ends. */
export function nameOf({ label, address }: OutsideWallet): string {
  return label ?? `…${address.slice(-8)}`;
}

const STATES: Readonly<Record<WhitelistStatus, readonly [tone: string, text: string]>> = {
  ACTION_REQUIRED: ['busy', 'Incomplete'],
  PENDING: ['busy', 'Being checked'],
  APPROVED: ['good', 'Approved'],
  REJECTED: ['bad', 'Refused'],
};

/** Whether a wallet can be sent to, for the eye and in words. */
export function stateOf(status: WhitelistStatus): readonly [tone: string, text: string] {
  return STATES[status];
}
