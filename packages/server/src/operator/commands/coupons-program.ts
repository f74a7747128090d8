import { couponCode } from '@investing-platform/rules/billing/coupon-code';
import type { Command } from 'commander';
import {
  type CouponRow,
  couponByCode,
  endCoupon,
  insertCoupon,
  newestCoupons,
} from '../../domains/billing/index.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { badInput, notFound, refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import {
  type ChangeOptions,
  changeBy,
  DRY_RUN,
  type OperatorDeps,
  type Perform,
} from '../change.ts';

interface CouponOptions extends ChangeOptions {
  readonly percent?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly months: string;
  readonly redemptions?: string;
  readonly until?: string;
}

const MAX_SHOWN = 500;
const MAX_MONTHS = 120;
const MAX_REDEMPTIONS = 1_000_000;
const CODE = /^[A-Z0-9][A-Z0-9-]{2,59}$/;
const SUM = /^\d{1,7}(\.\d{1,2})?$/;

/** The commands about coupons for plans. */
export function addCoupons(program: Command, perform: Perform): void {
  program
    .command('make-coupon <code>')
    .description('let new subscribers pay less: a percentage or an amount off each month')
    .option('--percent <number>', 'how much of the price, above 0 and up to 100')
    .option('--amount <sum>', 'or how much each month, with --currency')
    .option('--currency <code>', 'NZD or USD, for --amount')
    .requiredOption('--months <number>', `for how many months of a plan, 1 to ${MAX_MONTHS}`)
    .option('--redemptions <number>', 'how many people may take it; default: no limit')
    .option('--until <moment>', 'when it can no longer be taken, such as 2027-01-31T12:00:00Z')
    .option(...DRY_RUN)
    .action((code: string, options: CouponOptions) => perform((deps) => make(deps, code, options)));
  program
    .command('end-coupon <code>')
    .description('let nobody else take a coupon; who has it keeps it')
    .option(...DRY_RUN)
    .action((code: string, options: ChangeOptions) => perform((deps) => end(deps, code, options)));
  program
    .command('list-coupons')
    .description('the coupons and how often they were taken, the newest first')
    .action(() => perform(list));
}

function make(deps: OperatorDeps, typed: string, options: CouponOptions): Promise<string> {
  const code = couponCode(typed);
  if (!CODE.test(code)) throw badInput('code', 'must be 3 to 60 letters, digits and dashes');
  const off = discountFrom(options);
  const months = wholeNumber('months', options.months, MAX_MONTHS);
  const most =
    options.redemptions === undefined
      ? null
      : wholeNumber('redemptions', options.redemptions, MAX_REDEMPTIONS);
  const now = deps.clock.now();
  const until = options.until === undefined ? null : new Date(options.until);
  if (until !== null && !(until > now)) throw badInput('until', 'must be a moment to come');
  return changeBy(deps, 'make-coupon', code, options, async (tx) => {
    const id = newId(deps.clock, deps.random);
    const { percent, amount, currency } = off;
    const made = await tx.maybe(insertCoupon, {
      id,
      code,
      percent,
      amount,
      currency,
      months,
      maxRedemptions: most,
      expiresAt: until,
      now,
    });
    if (made === null) throw refuse('CONFLICT', `There was a coupon ${code} already`);
    return [`${code}: ${offText(off)} for ${months} months`];
  });
}

function end(deps: OperatorDeps, typed: string, options: ChangeOptions): Promise<string> {
  const code = couponCode(typed);
  return changeBy(deps, 'end-coupon', code, options, async (tx) => {
    if ((await tx.maybe(couponByCode, code)) === null) throw notFound('Coupon');
    const ended = await tx.maybe(endCoupon, code, deps.clock.now());
    return ended === null ? [] : [`${code}: nobody else can take it`];
  });
}

async function list({ db, clock }: OperatorDeps): Promise<string> {
  const rows = await db.all(newestCoupons, MAX_SHOWN);
  if (rows.length === 0) return 'There are no coupons.';
  return rows.map((row) => lineOf(row, clock.now())).join('\n');
}

function lineOf(row: CouponRow, now: Date): string {
  const { code, months, redeemed, maxRedemptions, expiresAt, endedAt } = row;
  const isOver = endedAt !== null || (expiresAt !== null && expiresAt <= now);
  const until = expiresAt === null ? 'open' : `until ${expiresAt.toISOString()}`;
  const taken = `taken ${redeemed} of ${maxRedemptions ?? 'any number'}`;
  return `${code}  ${offText(row)} for ${months} months  ${taken}  ${isOver ? 'ended' : until}`;
}

type Off = Pick<CouponRow, 'percent' | 'amount' | 'currency'>;

const offText = ({ percent, amount, currency }: Off): string =>
  percent === null
    ? `${toPlain(amount ?? '0')} ${currency} off a month`
    : `${toPlain(percent)}% off`;

function discountFrom({ percent, amount, currency }: CouponOptions): Off {
  if ((percent === undefined) === (amount === undefined)) {
    throw badInput('percent', 'or amount must be given, and not both');
  }
  if (percent !== undefined) {
    const isSound = SUM.test(percent) && decimal(percent).gt(0) && decimal(percent).lte(100);
    if (!isSound) throw badInput('percent', 'must be above 0 and at most 100');
    return { percent, amount: null, currency: null };
  }
  if (!SUM.test(amount ?? '') || decimal(amount ?? 0).isZero()) {
    throw badInput('amount', 'must be a sum such as 5.00');
  }
  const code = currency?.toUpperCase() ?? '';
  if (code !== 'NZD' && code !== 'USD') throw badInput('currency', 'must be NZD or USD');
  return { percent: null, amount: amount ?? '', currency: code };
}

function wholeNumber(name: string, typed: string, most: number): number {
  const number = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > most) throw badInput(name, `must be 1 to ${most}`);
  return number;
}
