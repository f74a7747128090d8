import { type FieldProblem, invalidInput } from '../../kernel/errors.ts';

/** Collects what is wrong with an input, to be refused at once. */
export class InputProblems {
  readonly #found: FieldProblem[] = [];

  /** @param message says what is wrong and so how to repair it */
  add(field: string, message: string): void {
    this.#found.push({ path: `params.${field}`, message });
  }

  /** In an update, null empties a field; these may not be empty. */
  refuseNulls(input: object, fields: readonly string[]): void {
    const given = new Map<string, unknown>(Object.entries(input));
    for (const field of fields) {
      if (given.get(field) === null) this.add(field, 'must not be null: leave it out to keep it');
    }
  }

  /** @throws {PlatformError} BAD_USER_INPUT with every wrong field */
  refuse(): void {
    if (this.#found.length > 0) throw invalidInput(this.#found);
  }
}

/** @throws {PlatformError} BAD_USER_INPUT for null in a field that may not be empty */
export function refuseNulls(input: object, fields: readonly string[]): void {
  const problems = new InputProblems();
  problems.refuseNulls(input, fields);
  problems.refuse();
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
