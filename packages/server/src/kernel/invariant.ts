/** Assertions of the contract's engine: everything in the server takes them from here. */
export { InvariantViolation, invariant } from '@investing-platform/rules/refusals/invariant';
