import { catalog } from '@investing-platform/schema';
import { type GraphQLOutputType, getNullableType, isListType, isObjectType } from 'graphql';
import { complete } from '../contract/complete.ts';
import { hintsOf, resultOf } from '../contract/model.ts';
import { present } from '../contract/present.ts';
import type { Realm } from '../contract/realm.ts';
import type { OperationName } from './operations.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What an override gives, with the rest of each object: as the mocked platform shows it where the
 * operation only reads, and made up by the contract elsewhere. Nothing is looked up but what a
 * document asks for and the override lacks.
 */
export function filledOverride(
  realm: Realm,
  operation: OperationName,
  given: unknown,
  byPlatform: () => unknown,
): unknown {
  // The events of a subscription are the override's own.
  if (catalog[operation].type === 'Subscription') return given;
  const isRead = hintsOf(operation).kind === 'READ';
  return filled(realm, resultOf(operation), given, () => (isRead ? shownBy(byPlatform) : null));
}

/** Where the platform refuses, such as an id that only the override knows, it shows nothing. */
function shownBy(byPlatform: () => unknown): unknown {
  try {
    return byPlatform();
  } catch {
    return null;
  }
}

function filled(
  realm: Realm,
  type: GraphQLOutputType,
  given: unknown,
  base: () => unknown,
): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable) && Array.isArray(given)) {
    return given.map((one) => filled(realm, nullable.ofType, one, () => null));
  }
  if (!isObjectType(nullable) || !isObject(given)) return given;
  let rest: Fields | undefined;
  const restOf = (): Fields => {
    const shown = base();
    rest ??= isObject(shown) ? shown : present(realm, nullable.name, made(realm, nullable.name));
    return rest;
  };
  const entries = Object.values(nullable.getFields()).map((field) => {
    const lacking = (args: object, ...more: unknown[]) => fieldIn(restOf(), field.name, args, more);
    return Object.hasOwn(given, field.name)
      ? [field.name, filled(realm, field.type, given[field.name], () => lacking({}))]
      : [field.name, lacking];
  });
  return Object.fromEntries(entries);
}

function made(realm: Realm, type: string): Fields {
  return complete(realm, type, {});
}

function fieldIn(of: Fields, name: string, args: object, more: readonly unknown[]): unknown {
  const value = of[name];
  return typeof value === 'function' ? value.call(of, args, ...more) : value;
}

function isObject(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}
