import type { CardBrand } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { CardFacts } from '../../../ports/card-processor.ts';

export type StoredCardStatus = 'SAVING' | 'TO_CONFIRM' | 'SAVED' | 'DECLINED' | 'UNCONFIRMED';

/** A card as it is stored. Brand and digits are there as soon as the processor has answered. */
export interface CardRow {
  readonly id: string;
  readonly userId: string;
  readonly processor: string;
  readonly token: string;
  readonly status: StoredCardStatus;
  readonly wantsDefault: boolean;
  readonly default: boolean;
  readonly brand: CardBrand | null;
  readonly last4: string | null;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  readonly holder: string | null;
  readonly country: string | null;
  /** Of the person at the processor. */
  readonly customerRef: string | null;
  readonly cardRef: string | null;
  readonly setupRef: string | null;
  readonly confirmationUrl: string | null;
  readonly failureReason: string | null;
  readonly returnUrl: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

const COLUMNS = `c.id, c.user_id as "userId", c.processor, c.token, c.status,
  c.wants_default as "wantsDefault", c.is_default as "default", c.brand, c.last4,
  c.expiry_month as "expiryMonth", c.expiry_year as "expiryYear", c.holder, c.country,
  coalesce(c.customer_ref, p.customer_ref) as "customerRef", c.card_ref as "cardRef",
  c.setup_ref as "setupRef", c.confirmation_url as "confirmationUrl",
  c.failure_reason as "failureReason", c.return_url as "returnUrl",
  c.created_at as "createdAt", c.updated_at as "updatedAt", c.deleted_at as "deletedAt"`;
const FROM = `from cards c
  left join card_customers p on p.user_id = c.user_id and p.processor = c.processor`;

/** The default one first, then by when they were saved. */
export const cardsOfUser = statement<CardRow, [userId: string, ids: readonly string[] | null]>(
  'cards_of_user',
  `select ${COLUMNS} ${FROM}
   where c.user_id = $1 and c.deleted_at is null and c.status <> 'SAVING'
     and ($2::uuid[] is null or c.id = any($2))
   order by c.is_default desc, c.created_at, c.id limit 20`,
);

export const cardOfUser = statement<CardRow, [userId: string, id: string]>(
  'cards_card_of_user',
  `select ${COLUMNS} ${FROM} where c.user_id = $1 and c.id = $2 and c.deleted_at is null
     and c.status <> 'SAVING'`,
);

export const cardById = statement<CardRow, [id: string]>(
  'cards_card_by_id',
  `select ${COLUMNS} ${FROM} where c.id = $1`,
);

export const cardByToken = statement<CardRow, [userId: string, processor: string, token: string]>(
  'cards_card_by_token',
  `select ${COLUMNS} ${FROM}
   where c.user_id = $1 and c.processor = $2 and c.token = $3 and c.deleted_at is null`,
);

export const countCards = statement<{ count: number }, [userId: string]>(
  'cards_count',
  'select count(*)::int as count from cards where user_id = $1 and deleted_at is null',
);

export const customerOf = statement<{ customerRef: string }, [userId: string, processor: string]>(
  'cards_customer_of',
  `select customer_ref as "customerRef" from card_customers
   where user_id = $1 and processor = $2`,
);

export const keepCustomer = statement<
  never,
  [userId: string, processor: string, customerRef: string]
>(
  'cards_keep_customer',
  `insert into card_customers (user_id, processor, customer_ref) values ($1, $2, $3)
   on conflict (user_id, processor) do nothing`,
);

export const insertCard = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly processor: string;
    readonly token: string;
    readonly wantsDefault: boolean;
    readonly returnUrl: string;
    readonly now: Date;
  }
>(
  'cards_insert',
  `insert into cards (id, user_id, processor, token, status, wants_default, return_url,
     created_at, updated_at)
   values ($id, $userId, $processor, $token, 'SAVING', $wantsDefault, $returnUrl, $now, $now)`,
);

/** Only from the states in which the processor was asked about it. */
export const takeCard = namedStatement<
  { id: string },
  CardFacts & {
    readonly id: string;
    readonly status: 'TO_CONFIRM' | 'SAVED';
    readonly customerRef: string;
    readonly cardRef: string | null;
    readonly setupRef: string | null;
    readonly confirmationUrl: string | null;
    readonly now: Date;
  }
>(
  'cards_take',
  `update cards set status = $status, customer_ref = $customerRef, card_ref = $cardRef,
     setup_ref = $setupRef, confirmation_url = $confirmationUrl, brand = $brand, last4 = $last4,
     expiry_month = $expiryMonth, expiry_year = $expiryYear, holder = $holder,
     country = $country, updated_at = $now
   where id = $id and status in ('SAVING', 'TO_CONFIRM') returning id`,
);

/** One that nobody has seen yet: a refusal leaves nothing behind. */
export const dropCard = statement<never, [id: string]>(
  'cards_drop',
  "delete from cards where id = $1 and status = 'SAVING'",
);

/** One that was to be confirmed says why it failed. */
export const failCard = statement<
  never,
  [id: string, status: 'DECLINED' | 'UNCONFIRMED', reason: string, now: Date]
>(
  'cards_fail',
  `update cards set status = $2, failure_reason = $3, confirmation_url = null, updated_at = $4
   where id = $1 and status = 'TO_CONFIRM'`,
);

/** Before `makeDefault`: one card at a time is it. */
export const clearDefault = statement<never, [userId: string]>(
  'cards_clear_default',
  'update cards set is_default = false where user_id = $1 and is_default',
);

export const makeDefault = statement<never, [id: string]>(
  'cards_make_default',
  'update cards set is_default = true, wants_default = false where id = $1',
);

/** The card saved last becomes the default one, where there is none. */
export const defaultToLast = statement<never, [userId: string]>(
  'cards_default_to_last',
  `update cards set is_default = true where id = (
     select id from cards where user_id = $1 and deleted_at is null and status <> 'SAVING'
     order by (status = 'SAVED') desc, created_at desc, id desc limit 1)
   and not exists (select from cards where user_id = $1 and is_default and deleted_at is null)`,
);

export const markDeleted = statement<never, [id: string, now: Date]>(
  'cards_mark_deleted',
  `update cards set deleted_at = $2, updated_at = $2, is_default = false, holder = null
   where id = $1 and deleted_at is null`,
);

/** What keeps a card: a charge of it that is pending. */
export const hasPendingCharge = statement<{ isPending: boolean }, [cardId: string]>(
  'cards_has_pending_charge',
  `select exists (select from card_charges
     where card_id = $1 and status in ('PENDING', 'TO_CONFIRM')) as "isPending"`,
);

/** Whether a plan goes on that no other card could be charged for. */
export const isOnlyOfPlan = statement<{ isOnly: boolean }, [userId: string, cardId: string]>(
  'cards_is_only_of_plan',
  `select exists (select from plan_subscriptions where user_id = $1
       and status in ('INCOMPLETE', 'TRIALING', 'ACTIVE', 'PAST_DUE')
       and not cancel_at_period_end)
     and not exists (select from cards where user_id = $1 and id <> $2 and deleted_at is null
       and status = 'SAVED') as "isOnly"`,
);
