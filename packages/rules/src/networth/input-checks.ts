import type {
  Frequency,
  LiabilityRateType,
  LiabilityTradeType,
} from '@investing-platform/schema/operations';
import { decimal } from '../numbers/decimal.ts';
import type { InputProblems } from '../refusals/input-problems.ts';
import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';
import type { CivilDate } from '../time/civil-date.ts';

type Maybe<Value> = Value | null | undefined;

/** A debt as it is going to be. */
export interface DebtTerms {
  readonly startsOn: CivilDate;
  readonly autoAmortize: boolean;
  readonly interestRatePercent?: Maybe<string>;
  readonly rateType?: Maybe<LiabilityRateType>;
  readonly fixedEndsOn?: Maybe<CivilDate>;
  readonly maturesOn?: Maybe<CivilDate>;
  readonly repaymentAmount?: Maybe<string>;
  readonly repaymentFrequency?: Maybe<Frequency>;
}

/** Adds what of a debt does not fit together. */
export function checkDebt(problems: InputProblems, debt: DebtTerms, today: CivilDate): void {
  const { startsOn, maturesOn, repaymentFrequency, repaymentAmount } = debt;
  if (startsOn > today) problems.add('startsOn', 'must not be in the future');
  if (maturesOn != null && maturesOn <= startsOn) {
    problems.add('maturesOn', 'must be after startsOn');
  }
  if (debt.fixedEndsOn != null && debt.rateType !== 'FIXED') {
    problems.add('fixedEndsOn', 'is for the rate type FIXED alone');
  }
  if (repaymentFrequency === 'ONE_OFF' && maturesOn == null) {
    problems.add('maturesOn', 'is needed for a single payment: it is paid on that day');
  }
  if (repaymentAmount != null && repaymentFrequency == null) {
    problems.add('repaymentFrequency', 'is needed with repaymentAmount');
  }
  if (!debt.autoAmortize) return;
  for (const field of ['interestRatePercent', 'repaymentAmount'] as const) {
    if (debt[field] == null) problems.add(field, 'is needed with autoAmortize');
  }
  if (repaymentAmount == null && repaymentFrequency == null) {
    problems.add('repaymentFrequency', 'is needed with autoAmortize');
  }
}

export interface BookingTold {
  readonly type: LiabilityTradeType;
  readonly date: CivilDate;
  readonly amount: string;
  readonly interest?: Maybe<string>;
}

/** @throws {PlatformError} INVALID_STATE: nothing is booked on a debt that is put aside */
export function refuseArchived(isArchived: boolean): void {
  if (isArchived) throw refuse('INVALID_STATE', 'The debt is archived: take it up again first');
}

/** Adds what of a booking cannot be on a debt. */
export function checkBooking(
  problems: InputProblems,
  { type, date, amount, interest }: BookingTold,
  startsOn: CivilDate,
  today: CivilDate,
): void {
  if (date < startsOn) problems.add('date', `must not be before the debt began, on ${startsOn}`);
  if (date > today) problems.add('date', 'must not be in the future');
  if (interest != null && type !== 'REPAYMENT') {
    problems.add('interest', 'is for a REPAYMENT alone');
  } else if (interest != null && decimal(interest).greaterThan(amount)) {
    problems.add('interest', 'must not be more than amount');
  }
}

/** Adds that new terms cannot hold from a day, where they cannot. */
export function checkEffectiveOn(
  problems: InputProblems,
  effectiveOn: Maybe<CivilDate>,
  startsOn: CivilDate,
  today: CivilDate,
): void {
  if (effectiveOn != null && (effectiveOn < startsOn || effectiveOn > today)) {
    problems.add('effectiveOn', 'must be between startsOn and today');
  }
}

/** Adds what of the days of an income or an expense does not fit. */
export function checkFlowDays(
  problems: InputProblems,
  { startsOn, endsOn }: { readonly startsOn: CivilDate; readonly endsOn?: Maybe<CivilDate> },
  effectiveOn: Maybe<CivilDate>,
  today: CivilDate,
): void {
  if (endsOn != null && endsOn < startsOn) problems.add('endsOn', 'must not be before startsOn');
  checkEffectiveOn(problems, effectiveOn, startsOn, today);
}

export interface PurchaseTold {
  readonly purchasedOn: CivilDate;
  readonly currentPrice?: Maybe<string>;
  readonly pricedOn?: Maybe<CivilDate>;
}

/** Adds what of the days of something owned does not fit. */
export function checkPurchase(
  problems: InputProblems,
  { purchasedOn, currentPrice, pricedOn }: PurchaseTold,
  today: CivilDate,
): void {
  if (purchasedOn > today) problems.add('purchasedOn', 'must not be in the future');
  if (currentPrice == null && pricedOn != null) {
    problems.add('pricedOn', 'is the day of currentPrice: leave it out without one');
  }
  if (pricedOn != null && pricedOn > today) problems.add('pricedOn', 'must not be in the future');
  if (currentPrice != null && (pricedOn ?? today) <= purchasedOn) {
    problems.add('pricedOn', 'must be after purchasedOn, whose price is purchasePrice');
  }
}

export interface LinkTold {
  readonly expiresAt?: Maybe<Date>;
  readonly csvEnabled?: Maybe<boolean>;
  readonly passcode?: Maybe<string>;
  readonly maxViews?: Maybe<number>;
}

/** Adds what a link to a net worth cannot be. */
export function checkLink(
  problems: InputProblems,
  { expiresAt, csvEnabled, passcode, maxViews }: LinkTold,
  now: Date,
): void {
  if (expiresAt != null && expiresAt <= now) problems.add('expiresAt', 'must be in the future');
  if (csvEnabled === true && (passcode != null || maxViews != null)) {
    problems.add('csvEnabled', 'takes a link without passcode and maxViews');
  }
}

/** Media types of files that people may keep. */
export const FILE_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/heic',
  'text/csv',
  'message/rfc822',
  'application/x-ofx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** With folders, or the name of one. */
const PATH = /[/\\]|^\.{1,2}$/;
const SHA_256 = /^[0-9a-f]{64}$/i;

export interface FileTold {
  readonly fileName: string;
  readonly mimeType: string;
  readonly sha256: string;
}

/** Adds what a file that is announced cannot be. */
export function checkAnnounced(
  problems: InputProblems,
  { fileName, mimeType, sha256 }: FileTold,
): void {
  checkFileName(problems, fileName);
  if (!FILE_TYPES.some((type) => type === mimeType)) {
    problems.add('mimeType', `must be one of ${FILE_TYPES.join(', ')}`);
  }
  if (!SHA_256.test(sha256)) problems.add('sha256', 'must be 64 hexadecimal digits');
}

export function checkFileName(problems: InputProblems, fileName: string): void {
  if (PATH.test(fileName)) problems.add('fileName', 'must not have folders');
}

/** A file that begins like none of those that are taken, whatever its name says. */
export function wrongFileType(): PlatformError {
  return badInput('params.content', `must be one of ${FILE_TYPES.join(', ')}, by its bytes`);
}

/** How the file of a document compares with what was announced. */
export interface Received {
  /** False: it has lapsed. */
  readonly isWaiting: boolean;
  readonly isReceived: boolean;
  /** By its hash and its length. */
  readonly isSame: boolean;
  readonly isOfType: boolean;
}

/** @throws {PlatformError} INVALID_STATE where none has come; CONFLICT where it is another one */
export function requireAnnounced({ isWaiting, isReceived, isSame, isOfType }: Received): void {
  if (!isWaiting || !isReceived) {
    throw refuse('INVALID_STATE', 'No file has arrived for the document, or it has lapsed');
  }
  if (!isSame) throw refuse('CONFLICT', 'The file is not the one that was announced');
  if (!isOfType) throw refuse('CONFLICT', 'The file is not of the type announced');
}
