/** A broken promise of this program itself, never the caller's mistake: clients see `INTERNAL`. */
export class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation';
}

/** @throws {InvariantViolation} where `condition` is false; `message` says what always holds */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new InvariantViolation(message);
}
