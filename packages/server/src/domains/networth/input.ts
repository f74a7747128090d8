import { type FieldProblem, invalidInput } from '../../kernel/errors.ts';

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

/** The fields that an update gives, null among them; those left out are left out. */
export function givenOf(input: object, fields: readonly string[]): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(input));
  return Object.fromEntries(
    fields
      .filter((field) => given.get(field) !== undefined)
      .map((field) => [field, given.get(field)]),
  );
}
