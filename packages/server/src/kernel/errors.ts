/** The errors of the contract's engine: everything in the server takes them from here. */
export type { FieldProblem } from '@investing-platform/schema';
export {
  badCursor,
  badInput,
  eitherOr,
  invalidInput,
  notFound,
  PlatformError,
  refuse,
  requireExactlyOne,
  requireRange,
} from '@investing-platform/schema/engine';
