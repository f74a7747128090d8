import { namedStatement, statement } from '../../../db/statement.ts';

/** `PENDING` and `TO_CONFIRM` go on; one that has succeeded may be taken back, and come back. */
export type ChargeStatus =
  | 'PENDING'
  | 'TO_CONFIRM'
  | 'SUCCEEDED'
  | 'DECLINED'
  | 'UNCONFIRMED'
  | 'CANCELED'
  | 'TAKEN_BACK';

export type ChargePurpose = 'DEPOSIT' | 'SUBSCRIPTION';

/** A charge as it is stored, with what the processor knows its card by. */
export interface ChargeRow {
  /** Of what it is for, too. */
  readonly id: string;
  readonly userId: string;
  readonly cardId: string;
  readonly customerRef: string;
  readonly cardRef: string;
  readonly processor: string;
  readonly purpose: ChargePurpose;
  readonly amount: string;
  readonly currency: string;
  readonly unattended: boolean;
  readonly description: string;
  readonly status: ChargeStatus;
  readonly isCardExpired: boolean;
  /** Whether it was charged for nothing. */
  readonly isToPayBack: boolean;
  /** How much of it is gone again; all of it where it is `TAKEN_BACK`. */
  readonly takenBack: string;
  /** How often the processor was asked about it. */
  readonly readings: number;
  readonly chargeRef: string | null;
  readonly confirmationUrl: string | null;
  readonly failureReason: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `h.id, h.user_id as "userId", h.card_id as "cardId",
  c.customer_ref as "customerRef", c.card_ref as "cardRef", c.processor, h.purpose, h.amount,
  h.currency, h.unattended, h.description, h.status, h.is_card_expired as "isCardExpired",
  h.is_to_pay_back as "isToPayBack", h.taken_back as "takenBack", h.readings,
  h.charge_ref as "chargeRef", h.confirmation_url as "confirmationUrl",
  h.failure_reason as "failureReason", h.expires_at as "expiresAt",
  h.created_at as "createdAt", h.updated_at as "updatedAt"`;
const FROM = 'from card_charges h join cards c on c.id = h.card_id';

export const chargeById = statement<ChargeRow, [id: string]>(
  'cards_charge_by_id',
  `select ${COLUMNS} ${FROM} where h.id = $1`,
);

/** Counts that the processor is asked: the last who asked knows best. */
export const countReading = statement<Pick<ChargeRow, 'readings'>, [id: string]>(
  'cards_count_reading',
  'update card_charges set readings = readings + 1 where id = $1 returning readings',
);

/** Waits for whoever writes down what the processor said. */
export const lockCharge = statement<ChargeRow, [id: string]>(
  'cards_lock_charge',
  `select ${COLUMNS} ${FROM} where h.id = $1 for update of h`,
);

export const insertCharge = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly cardId: string;
    readonly purpose: ChargePurpose;
    readonly amount: string;
    readonly currency: string;
    readonly unattended: boolean;
    readonly description: string;
    readonly expiresAt: Date;
    readonly now: Date;
  }
>(
  'cards_insert_charge',
  `insert into card_charges (id, user_id, card_id, purpose, amount, currency, unattended,
     description, status, expires_at, created_at, updated_at)
   values ($id, $userId, $cardId, $purpose, $amount, $currency, $unattended, $description,
     'PENDING', $expiresAt, $now, $now)`,
);

export const updateCharge = namedStatement<
  never,
  {
    readonly id: string;
    readonly status: ChargeStatus;
    readonly isCardExpired: boolean;
    readonly takenBack: string;
    readonly chargeRef: string | null;
    readonly confirmationUrl: string | null;
    readonly failureReason: string | null;
    readonly now: Date;
  }
>(
  'cards_update_charge',
  `update card_charges set status = $status, is_card_expired = $isCardExpired,
     taken_back = $takenBack, charge_ref = coalesce($chargeRef, charge_ref),
     confirmation_url = $confirmationUrl,
     failure_reason = $failureReason, updated_at = $now
   where id = $id`,
);

/** Nobody waits any longer for it to be confirmed. */
export const lapseCharge = statement<{ id: string }, [id: string, now: Date]>(
  'cards_lapse_charge',
  `update card_charges set expires_at = least(expires_at, $2), updated_at = $2
   where id = $1 and status in ('PENDING', 'TO_CONFIRM') returning id`,
);

export const payChargeBack = statement<never, [id: string, now: Date]>(
  'cards_pay_charge_back',
  'update card_charges set is_to_pay_back = true, updated_at = $2 where id = $1',
);
