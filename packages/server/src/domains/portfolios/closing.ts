import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';
import { forgetMessages } from './emails/forget-emails.ts';

const ERASED = [
  'wallet_bookings',
  'wallet_changes',
  'wallet_watches',
  'portfolio_emails',
  'portfolio_mailboxes',
] as const;

const eraseRows = deletingRows(ERASED);

export const closing: ClosingPart = {
  erased: ERASED,
  async erase(tx, userId, now) {
    await forgetMessages(tx, userId, now);
    await eraseRows(tx, userId);
  },
};
