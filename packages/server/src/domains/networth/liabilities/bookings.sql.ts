import type { LiabilityTradeType } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { MAX_BOOKINGS } from '../recorded.sql.ts';

const insertBooking = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly liabilityId: string;
    readonly type: LiabilityTradeType;
    readonly isOpening: boolean;
    readonly day: CivilDate;
    readonly amount: string;
    readonly interest: string | null;
    readonly note: string | null;
    readonly now: Date;
  }
>(
  'networth_insert_booking',
  `insert into liability_trades (id, user_id, liability_id, type, is_opening, day, amount, interest,
     note, created_at)
   values ($id, $userId, $liabilityId, $type, $isOpening, $day, $amount, $interest, $note, $now)`,
);

const countBookings = statement<{ readonly count: number }, [userId: string]>(
  'networth_count_bookings',
  'select count(*)::integer as count from liability_trades where user_id = $1',
);

export const correctOpening = statement<
  never,
  [liabilityId: string, day: CivilDate, amount: string]
>(
  'networth_correct_opening',
  `update liability_trades set day = $2, amount = $3 where liability_id = $1 and is_opening`,
);

export const firstBookedDay = statement<{ readonly day: CivilDate | null }, [liabilityId: string]>(
  'networth_first_booked_day',
  `select min(day)::text as day from liability_trades where liability_id = $1 and not is_opening`,
);

export interface NewBooking {
  readonly liabilityId: string;
  readonly type: LiabilityTradeType;
  readonly date: CivilDate;
  readonly amount: string;
  readonly isOpening?: boolean;
  readonly interest?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/**
 * @returns the booking's id
 * @throws {PlatformError} QUOTA_EXCEEDED for more than 10,000 of a person, over all debts
 */
export async function book(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  booking: NewBooking,
): Promise<string> {
  const { count } = await tx.one(countBookings, userId);
  if (count >= MAX_BOOKINGS) {
    throw refuse('QUOTA_EXCEEDED', `A person may record ${MAX_BOOKINGS} bookings of debts`);
  }
  const { liabilityId, type, date, amount, isOpening = false, interest, note } = booking;
  const id = newId(deps.clock, deps.random);
  await tx.run(insertBooking, {
    id,
    userId,
    liabilityId,
    type,
    isOpening,
    day: date,
    amount,
    interest: interest ?? null,
    note: note ?? null,
    now: deps.clock.now(),
  });
  return id;
}
