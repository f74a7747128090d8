import { SECOND_MS } from '@investing-platform/schema/durations';
import { fieldOf } from '../contract/model.ts';
import type { Realm } from '../contract/realm.ts';
import type { Row } from '../contract/row.ts';
import { momentOfState, stateField } from '../contract/states.ts';
import { writeReply } from '../facts/replies.ts';
import { passPeriods } from './billing-period.ts';
import { followCharges } from './follow-charges.ts';
import { publishNews } from './news.ts';
import { proposeEvents } from './propose-events.ts';
import { type Machine, machines } from './steps.ts';

/** No state machine has more steps in a row. */
const MAX_STEPS = 10;

/**
 * Lets everything go on that goes on by itself, up to the present. What nobody touched since the
 * mocked world began stays as it was seeded.
 */
export function passTime(realm: Realm): void {
  for (const [type, steps] of Object.entries(machines as Readonly<Record<string, Machine>>)) {
    for (const row of realm.own.list(type)) goOn(realm, type, steps, row);
  }
  for (const message of realm.own.list('AssistantMessage')) writeReply(message, realm);
  lapse(realm, 'NetWorthShareLink');
  passPeriods(realm);
  followCharges(realm);
  proposeEvents(realm);
  publishNews(realm);
}

function goOn(realm: Realm, type: string, steps: Machine, row: Row): void {
  const field = stateField(type);
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const step = steps[String(row[field])];
    const { since } = row;
    if (step === undefined || !(since instanceof Date)) return;
    const due = row['dueAt'] instanceof Date ? row['dueAt'] : after(since, step.seconds);
    if (due > realm.platform.clock.now()) return;
    const to = typeof step.to === 'string' ? step.to : step.to(row);
    Object.assign(
      row,
      { [field]: to, since: due, ...momentOfState(type, to, due) },
      step.sets?.(row, due, realm),
    );
    if (fieldOf(type, 'updatedAt') !== undefined) row['updatedAt'] = due;
    step.afterwards?.(row, due, realm);
  }
}

const after = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * SECOND_MS);

/** What is active only until a moment. */
function lapse({ own, platform }: Realm, type: string): void {
  for (const row of own.list(type)) {
    const { status, expiresAt } = row;
    if (status === 'ACTIVE' && expiresAt instanceof Date && expiresAt <= platform.clock.now()) {
      Object.assign(row, { status: 'EXPIRED', updatedAt: expiresAt });
    }
  }
}
