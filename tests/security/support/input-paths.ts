import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';

/** Where a value stands in an input; `*` is the first entry of a list. */
export type InputPath = readonly string[];

/** Where an input takes an id, at any depth; an input inside of itself is walked once. */
export function idPathsOf(type: GraphQLInputType, around: readonly string[] = []): InputPath[] {
  if (isNonNullType(type)) return idPathsOf(type.ofType, around);
  if (isListType(type)) return idPathsOf(type.ofType, around).map((path) => ['*', ...path]);
  if (!isInputObjectType(type)) return type.name === 'ID' ? [[]] : [];
  if (around.includes(type.name)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    idPathsOf(field.type, [...around, type.name]).map((path) => [field.name, ...path]),
  );
}

/** The input with another value at a place; what is missing on the way is made. */
export function withValueAt(input: unknown, [step, ...rest]: InputPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (step === '*') return [withValueAt(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const fields = typeof input === 'object' && input !== null ? input : {};
  return { ...fields, [step]: withValueAt(Reflect.get(fields, step), rest, value) };
}
