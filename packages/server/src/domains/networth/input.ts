/** The fields that an update gives, null among them; those left out are left out. */
export function givenOf(input: object, fields: readonly string[]): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(input));
  return Object.fromEntries(
    fields
      .filter((field) => given.get(field) !== undefined)
      .map((field) => [field, given.get(field)]),
  );
}
