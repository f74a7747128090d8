import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { isLeafType, isNonNullType } from 'graphql';
import type { Random } from '../kernel/random.ts';
import { isUsuallyFilled, leafValue, madeId } from './leaf-values.ts';
import { linkedType } from './links.ts';
import {
  type Field,
  fieldOf,
  fieldsOf,
  isEntity,
  isList,
  isSingleton,
  namedObject,
} from './model.ts';
import { all, factOf, type Realm } from './realm.ts';
import { link, type Named, type RowOf } from './row.ts';

/** Where the chance and the moment of a made object come from. Default: the present. */
export interface Making {
  readonly random?: Random;
  readonly at?: Date;
  readonly newId?: () => string;
}

/**
 * The object with a value for every field that the contract asks for: given ones as they are, the
 * others by their types and names. What facts tell is left out, and so are the rows that belong to
 * it.
 */
export function complete<Type extends string>(
  realm: Realm,
  type: Type & Named<Type>,
  given: Readonly<Record<string, unknown>>,
  { random = realm.platform.random, at = realm.platform.clock.now(), newId }: Making = {},
): RowOf<Type> {
  const currency =
    typeof given['currency'] === 'string'
      ? given['currency']
      : (realm.user?.displayCurrency ?? USUAL_CURRENCY);
  const row: Record<string, unknown> = { ...given };
  const idOf = newId ?? realm.platform.newId;
  const making = { random, at, newId: idOf, currency };
  for (const field of fieldsOf(type)) {
    if (field.name === 'id') continue;
    const known = row[field.name];
    if (known !== undefined) row[field.name] = completedPart(realm, field, known, making);
    else if (factOf(realm, type, field.name) === undefined) {
      const value = missingPart(realm, type, field, making);
      if (value !== undefined) row[field.name] = value;
    }
  }
  const id = typeof row['id'] === 'string' ? row['id'] : idOf();
  const completed: object = { ...row, id };
  return completed as RowOf<Type>;
}

/** Makes an object and stores it among the person's. */
export function make<Type extends string>(
  realm: Realm,
  type: Type & Named<Type>,
  given: Readonly<Record<string, unknown>>,
  making: Making = {},
): RowOf<Type> {
  const name: string = type;
  return realm.own.add(name, complete(realm, name, given, making)) as RowOf<Type>;
}

type Full = Required<Making> & { readonly currency: string };

/** Given parts may lack fields too. */
function completedPart(realm: Realm, field: Field, value: unknown, making: Full): unknown {
  const type = namedObject(field.type);
  if (type === null || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => part(realm, type.name, one, making));
  return part(realm, type.name, value, making);
}

function part(realm: Realm, type: string, value: unknown, making: Full): unknown {
  if (typeof value !== 'object' || value === null || 'linkTo' in value) return value;
  const hasId = fieldOf(type, 'id') !== undefined;
  const { currency } = making;
  const given: Readonly<Record<string, unknown>> =
    fieldOf(type, 'currency') === undefined ? { ...value } : { currency, ...value };
  const { id, ...rest } = complete(realm, type, given, making);
  return hasId ? { id, ...rest } : rest;
}

function missingPart(realm: Realm, parent: string, field: Field, making: Full): unknown {
  const type = namedObject(field.type);
  const isNeeded = isNonNullType(field.type);
  if (type === null) return missingLeaf(realm, parent, field, making);
  if (isSingleton(type.name)) return undefined;
  if (isList(field.type)) return isEntity(type.name) ? undefined : isNeeded ? [] : null;
  if (!isNeeded) return isEntity(type.name) ? undefined : null;
  if (!isEntity(type.name)) return part(realm, type.name, {}, making);
  const candidates = all(realm, type.name);
  const chosen = candidates[making.random.below(candidates.length)];
  return chosen && link(type.name, chosen.id);
}

function missingLeaf(realm: Realm, parent: string, field: Field, making: Full): unknown {
  const { type } = field;
  if (!isNonNullType(type) && !isUsuallyFilled(field.name)) return null;
  if (isList(type)) return [];
  const linked = linkedType(parent, field.name);
  if (linked !== null) return all(realm, linked)[0]?.id ?? madeId(making.random);
  const leaf = isNonNullType(type) ? type.ofType : type;
  if (!isLeafType(leaf)) throw new TypeError(`${parent}.${field.name} is no leaf`);
  return leafValue(leaf, { parent, field: field.name, ...making });
}
