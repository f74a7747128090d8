import { badInput, invalidInput } from '@investing-platform/rules/platform-error';
import type { FieldProblem } from '@investing-platform/schema';
import { plus } from '../facts/amounts.ts';

/** @throws {PlatformError} BAD_USER_INPUT with every problem at once, where there is one */
export function refuseAll(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalidInput(problems);
}

/** Every name that stood in the list before, whatever its case. */
export function givenTwice(
  names: readonly string[],
  pathOf: (at: number) => string,
): FieldProblem[] {
  const known = names.map((name) => name.toLowerCase());
  return known.flatMap((name, at) =>
    known.indexOf(name) === at ? [] : [{ path: pathOf(at), message: 'is given twice' }],
  );
}

const decimalPlaces = (plain: unknown): number => plus(plain, '0').split('.')[1]?.length ?? 0;

const CASH_PLACES = 2;

/** @throws {PlatformError} BAD_USER_INPUT for cash of an active strategy that cannot be moved */
export function requireCash(path: string, amount: unknown): void {
  if (decimalPlaces(amount) <= CASH_PLACES) return;
  throw badInput(path, `takes at most ${CASH_PLACES} decimal places in USD`);
}
