import type { FieldProblem } from '@investing-platform/schema';
import { invalidInput } from './platform-error.ts';

/** Collects what is wrong with an input, to be refused at once. */
export class InputProblems {
  readonly #found: FieldProblem[] = [];

  /** @param message says what is wrong and so how to repair it */
  add(field: string, message: string): void {
    this.#found.push({ path: `params.${field}`, message });
  }

  /** @throws {PlatformError} BAD_USER_INPUT with every wrong field */
  refuse(): void {
    if (this.#found.length > 0) throw invalidInput(this.#found);
  }
}
