import { planOfTier } from '@investing-platform/rules/billing/plan-change';
import { receiptNumber } from '@investing-platform/rules/billing/receipt-number';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { signedAddress } from '../../../kernel/signed-address.ts';
import type { BillingDeps } from '../deps.ts';
import { type ReceiptRow, receiptsOf } from './receipts.sql.ts';

type ReceiptDeps = Pick<BillingDeps, 'db' | 'clock' | 'secrets' | 'oauth'>;

interface Request {
  readonly deps: ReceiptDeps;
  readonly actor: Actor;
}

const ADDRESS_SECONDS = 300;
export const ADDRESS_USE = 'plan receipt download';

const receiptsInRequest = inRequest<Request, ReceiptRow[]>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(receiptsOf, requireUser(actor).userId, ids);
  return Map.groupBy(rows, ({ subscriptionId }) => subscriptionId);
});

/** What was charged for one of many subscriptions in a request, newest first. */
export async function receiptsOfSubscription(
  request: Request,
  { id }: { readonly id: string },
): Promise<ReturnType<typeof shownReceipt>[]> {
  const rows = (await receiptsInRequest(request, id)) ?? [];
  const expiresAt = secondsAfter(request.deps.clock.now(), ADDRESS_SECONDS);
  return rows.map((row) => shownReceipt(request.deps, row, expiresAt));
}

function shownReceipt(deps: ReceiptDeps, row: ReceiptRow, downloadUrlExpiresAt: Date) {
  const { id, amount, currency, tier, paidAt, discount, refunded } = row;
  const { interval, periodStartsAt, periodEndsAt, status, refundedAt, cardBrand, cardLast4 } = row;
  const own = { interval, periodStartsAt, periodEndsAt, status, refundedAt, cardBrand, cardLast4 };
  const opens = { use: ADDRESS_USE, id, expiresAt: downloadUrlExpiresAt };
  return {
    ...own,
    id,
    number: receiptNumber(id, paidAt),
    planName: planOfTier(tier).name,
    amount: { amount: toPlain(amount), currency },
    discount: ifAny(discount, currency),
    refundedAmount: ifAny(refunded, currency),
    paidAt,
    downloadUrl: `${deps.oauth.issuer}/files/${signedAddress(deps, opens)}`,
    downloadUrlExpiresAt,
  };
}

const ifAny = (amount: string, currency: string) =>
  decimal(amount).isZero() ? null : { amount: toPlain(amount), currency };
