import { namedStatement, statement } from '../../../db/statement.ts';

/** A quote as it is stored. Amounts and rates are plain decimals. */
export interface QuoteRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly fromAmount: string;
  readonly toAmount: string;
  /** Before the fee. */
  readonly midRate: string;
  readonly rate: string;
  readonly feeFraction: string;
  /** In `from`. */
  readonly fee: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly createdAt: Date;
}

const COLUMNS = `id, from_currency as from, to_currency as to, from_amount as "fromAmount",
  to_amount as "toAmount", mid_rate as "midRate", rate, fee_rate as "feeFraction", fee,
  expires_at as "expiresAt", used_at as "usedAt", created_at as "createdAt"`;

export const insertQuote = namedStatement<
  QuoteRow,
  {
    readonly id: string;
    readonly userId: string;
    readonly from: string;
    readonly to: string;
    readonly fromAmount: string;
    readonly toAmount: string;
    readonly midRate: string;
    readonly rate: string;
    readonly feeFraction: string;
    readonly fee: string;
    readonly expiresAt: Date;
    readonly now: Date;
  }
>(
  'funding_insert_quote',
  `insert into temporary_quotes (id, user_id, from_currency, to_currency, from_amount, to_amount,
     mid_rate, rate, fee_rate, fee, expires_at, created_at)
   values ($id, $userId, $from, $to, $fromAmount, $toAmount, $midRate, $rate, $feeFraction, $fee,
     $expiresAt, $now) returning ${COLUMNS}`,
);

/** So that a person's quotes are few: none is of use once it has lapsed. */
export const forgetQuotes = statement<never, [userId: string, lapsedBefore: Date]>(
  'funding_forget_quotes',
  'delete from temporary_quotes where user_id = $1 and expires_at < $2',
);

export const lockQuote = statement<QuoteRow, [userId: string, id: string]>(
  'funding_lock_quote',
  `select ${COLUMNS} from temporary_quotes where user_id = $1 and id = $2 for update`,
);

export const useQuote = statement<never, [id: string, now: Date]>(
  'funding_use_quote',
  'update temporary_quotes set used_at = $2 where id = $1 and used_at is null',
);
