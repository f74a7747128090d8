import { invalidInput } from '@investing-platform/rules/refusals/platform-error';
import type { FieldProblem } from '@investing-platform/schema';

/** @throws {PlatformError} BAD_USER_INPUT with every problem at once, where there is one */
export function refuseAll(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalidInput(problems);
}
