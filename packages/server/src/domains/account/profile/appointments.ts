import type { AppointmentStatus } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { Appointment } from '../../../graphql/generated/resolver-types.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { requireRange } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import type { AccountDeps } from '../deps.ts';

export interface FetchUserAppointmentsInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly statuses?: readonly AppointmentStatus[] | null | undefined;
  /** Included. */
  readonly from?: Date | null | undefined;
  /** Not included. */
  readonly to?: Date | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/** The staff attends those that are kept here: advisers come with their own domain. */
type AppointmentRow = Omit<Appointment, 'expert'>;

const appointmentsOfUser = statement<
  AppointmentRow,
  [
    userId: string,
    ids: readonly string[] | null,
    statuses: readonly AppointmentStatus[] | null,
    from: Date | '-infinity',
    to: Date | 'infinity',
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'account_appointments_of_user',
  `select id, title, starts_at as "startsAt", ends_at as "endsAt", time_zone as "timeZone",
     status, meeting_url as "meetingUrl", note, created_at as "createdAt",
     updated_at as "updatedAt"
   from appointments
   where user_id = $1 and ($2::uuid[] is null or id = any($2))
     and ($3::text[] is null or status = any($3))
     and starts_at >= $4 and starts_at < $5 and (starts_at, id) < ($6::timestamptz, $7::uuid)
   order by starts_at desc, id desc limit $8::int`,
);

const LIST = 'fetchUserAppointments';

/**
 * The person's appointments, the latest beginning first. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out, and where `from` is
 *   after `to`
 */
export async function fetchUserAppointments(
  deps: Pick<AccountDeps, 'db' | 'cursors'>,
  { userId }: UserActor,
  input: FetchUserAppointmentsInput,
): Promise<Page<Appointment>> {
  requireRange(input);
  const filter = [
    input.ids ?? null,
    input.statuses ?? null,
    input.from ?? '-infinity',
    input.to ?? 'infinity',
  ] as const;
  const { nodes, nextCursor } = await newestPage(
    deps,
    LIST,
    input,
    (...position) => deps.db.all(appointmentsOfUser, userId, ...filter, ...position),
    ({ startsAt }) => startsAt,
  );
  return { nodes: nodes.map((row) => ({ ...row, expert: null })), nextCursor };
}
