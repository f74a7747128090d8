import { DAY_SECONDS } from '@investing-platform/schema/durations';
import { setting } from './setting.ts';
import { between, whole } from './setting-parsers.ts';

/** What withdrawals cost, and when an operator has to look at them. */
export const withdrawalSettings = {
  withdrawalFee: setting(
    'WITHDRAWAL_FEE',
    '0',
    'What a withdrawal costs, in the currency that it is taken from.',
    between(0, 1_000),
  ),
  withdrawalReviewFrom: setting(
    'WITHDRAWAL_REVIEW_FROM',
    '10000',
    'Withdrawals that come to this amount within a day wait for an operator, as do unusual ones.',
    whole(0, 1_000_000_000),
  ),
  withdrawalCancelSeconds: setting(
    'WITHDRAWAL_CANCEL_SECONDS',
    '600',
    'How long a person can cancel a withdrawal before it is approved by itself.',
    whole(0, DAY_SECONDS),
  ),
} as const;
