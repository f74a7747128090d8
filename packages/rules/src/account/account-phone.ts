import type { FieldProblem } from '@investing-platform/schema';

/** ITU-T E.164: at most 15 digits, the first of them not 0. */
const PHONE = /^\+[1-9]\d{6,14}$/;

/** What is wrong with the number of an account; null removes it. */
export function phoneProblems(phone: string | null | undefined): FieldProblem[] {
  if (phone == null || PHONE.test(phone)) return [];
  const message = 'must be a number with its country code, such as +6421555012';
  return [{ path: 'params.phone', message }];
}
