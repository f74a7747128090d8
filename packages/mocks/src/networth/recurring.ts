import * as shared from '@investing-platform/rules/networth/recurring';
import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import type { Amount } from '../facts/amounts.ts';

/** An income or an expense as its row has it. */
export interface Flow extends shared.Recurring {
  readonly amount: Amount;
}

/** What it comes to in a year; 0 where it is not active on the day. */
export function byTheYear(flow: Flow, day: string): Amount {
  return toPlain(shared.byTheYear(decimal(flow.amount), flow, day));
}

/** What it comes to in a month; 0 where it is not active on the day. */
export function byTheMonth(flow: Flow, day: string): Amount {
  return toPlain(shared.byTheMonth(decimal(flow.amount), flow, day));
}
