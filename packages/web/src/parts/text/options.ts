import { plainName } from './format.ts';

/** A closed set of the contract as choices of a field. @param words where a name is no word */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  words?: Readonly<Partial<Record<Value, string>>>,
): readonly (readonly [Value, string])[] {
  return values.map((value) => [value, words?.[value] ?? plainName(value)]);
}
