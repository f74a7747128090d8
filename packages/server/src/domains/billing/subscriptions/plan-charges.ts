import { planOfTier } from '@investing-platform/rules/billing/plan-change';
import { receiptNumber } from '@investing-platform/rules/billing/receipt-number';
import {
  endingWithoutCharge,
  hasEnded,
  withPeriod,
} from '@investing-platform/rules/billing/subscription';
import { NOT_CHARGED } from '@investing-platform/rules/cards/refusals';
import type { SubscriptionFailureCode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { minorUnits } from '../../../kernel/money.ts';
import { post, system } from '../../../ledger/index.ts';
import { type ChargeOutcomes, type ChargeRow, payBack } from '../../cards/index.ts';
import type { BillingDeps } from '../deps.ts';
import { notePaid, noteRefunded } from '../receipts/receipts.sql.ts';
import { endSubscription, keepSubscription } from './keep-subscription.ts';
import { noteRefusal, tell } from './renew.ts';
import {
  lockPayer,
  lockSubscription,
  type PlanChargeRow,
  planCharge,
  type SubscriptionRow,
} from './subscriptions.sql.ts';

interface Locked {
  readonly row: SubscriptionRow;
  readonly about: PlanChargeRow;
}

const TO_CONFIRM = NOT_CHARGED.CONFIRMATION_NEEDED;

/** What charges for plans come to. */
export function planCharges(deps: BillingDeps): ChargeOutcomes {
  return {
    purpose: 'SUBSCRIPTION',
    lock: locked,
    async succeeded(tx, charge) {
      const { row, about } = await locked(tx, charge);
      await postCharge(tx, deps, charge, decimal(charge.amount));
      await tx.run(notePaid, charge.id, deps.clock.now());
      if (hasEnded(row) || row.chargeId !== charge.id) {
        await payBack(tx, deps, charge.id);
        return;
      }
      await keepSubscription(tx, deps, { ...withPeriod(row, about), chargeId: null });
      await mailReceipt(tx, deps, charge, about);
    },
    async toConfirm(tx, charge) {
      const { row, about } = await locked(tx, charge);
      if (about.kind !== 'RENEWAL' || row.chargeId !== charge.id) return;
      const { name } = planOfTier(row.tier);
      await tell(tx, deps, row.userId, `${name} waits for you`, [
        `${TO_CONFIRM} for ${name}. You find it with your plan, where you signed in.`,
      ]);
      const asked = { failureCode: 'CONFIRMATION_NEEDED', failureReason: TO_CONFIRM } as const;
      const pastDueSince = row.pastDueSince ?? deps.clock.now();
      await keepSubscription(tx, deps, { ...row, status: 'PAST_DUE', pastDueSince, ...asked });
    },
    async failed(tx, charge) {
      const { row, about } = await locked(tx, charge);
      if (row.chargeId !== charge.id) return;
      const code = codeOf(charge);
      const reason = charge.failureReason ?? NOT_CHARGED.CARD_DECLINED;
      if (about.kind === 'RENEWAL') {
        await noteRefusal(tx, deps, row, code, reason);
        return;
      }
      const failed = { chargeId: null, failureCode: code, failureReason: reason };
      await keepSubscription(tx, deps, { ...row, ...failed });
    },
    async takenBack(tx, charge, { before, reason }) {
      const { row, about } = await locked(tx, charge);
      await postCharge(tx, deps, charge, before.minus(charge.takenBack));
      const isWhole = charge.status === 'TAKEN_BACK';
      await tx.run(noteRefunded, charge.id, isWhole ? deps.clock.now() : null);
      // A part changes no plan, and one that has ended is not begun anew.
      if (!isWhole) return;
      const ending = endingWithoutCharge(row, about, reason, deps.clock.now());
      if (ending === null || charge.isToPayBack) return;
      await endSubscription(tx, deps, row, ending);
      const { name } = planOfTier(row.tier);
      const lines = [`The charge for ${name} was taken back: ${reason}.`, 'The plan has ended.'];
      await tell(tx, deps, row.userId, `${name} has ended`, lines);
    },
  };
}

/** The person first, so that nobody subscribes meanwhile; then the subscription. */
async function locked(tx: Transaction, { id, userId }: ChargeRow): Promise<Locked> {
  await tx.one(lockPayer, userId);
  const about = await tx.one(planCharge, id);
  return { about, row: await tx.one(lockSubscription, about.subscriptionId) };
}

function codeOf({ status, isCardExpired }: ChargeRow): SubscriptionFailureCode {
  if (isCardExpired) return 'CARD_EXPIRED';
  return status === 'DECLINED' ? 'CARD_DECLINED' : 'CONFIRMATION_NEEDED';
}

/** What came from the card is earned; the person's accounts have no part in it. */
async function postCharge(
  tx: Transaction,
  deps: BillingDeps,
  { id, userId, currency }: ChargeRow,
  earned: Decimal,
): Promise<void> {
  await post(tx, deps, {
    kind: 'FEE',
    userId,
    sourceType: 'plan_charge',
    sourceId: id,
    lines: [
      { account: system('external_card', currency), amount: earned.negated() },
      { account: system('fees', currency), amount: earned },
    ],
  });
}

async function mailReceipt(
  tx: Transaction,
  deps: BillingDeps,
  { id, userId, amount, currency }: ChargeRow,
  { tier, periodStartsAt, periodEndsAt }: PlanChargeRow,
): Promise<void> {
  const { name } = planOfTier(tier);
  const [from, until] = [periodStartsAt, periodEndsAt].map((at) => at.toISOString().slice(0, 10));
  await tell(tx, deps, userId, `Receipt for ${name}`, [
    `${decimal(amount).toFixed(minorUnits(currency))} ${currency} for ${name}, taxes included.`,
    `From ${from} until ${until}.`,
    `Number: ${receiptNumber(id, deps.clock.now())}`,
    `All receipts are with your plan: ${deps.oauth.issuer}/plans`,
  ]);
}
