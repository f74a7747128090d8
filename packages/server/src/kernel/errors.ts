/** The errors of the contract's engine: everything in the server takes them from here. */

export { requireExactlyOne, requireRange } from '@investing-platform/engine';
export {
  badCursor,
  badInput,
  eitherOr,
  invalidInput,
  notFound,
  PlatformError,
  refuse,
} from '@investing-platform/rules/refusals/platform-error';
export type { FieldProblem } from '@investing-platform/schema';
