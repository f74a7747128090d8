import {
  type GraphQLInputObjectType,
  getNamedType,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { complete } from './complete.ts';
import { linkedType } from './links.ts';
import { fieldOf, isEntity, namedObject } from './model.ts';
import { find, type Realm } from './realm.ts';
import { link } from './row.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Inputs that steer the operation and say nothing of the object. */
const STEERING = new Set([
  'id',
  'ids',
  'idempotencyKey',
  'mfaCode',
  'password',
  'newPassword',
  'expectedVersion',
  'values',
]);

/**
 * What an input says of an object of the type: fields of the same name, links for ids, and parts
 * made of nested inputs. What fits no field is kept under its own name, for natural keys.
 *
 * @param before what the object is so far; parts are changed, not replaced
 */
export function takeInput(
  realm: Realm,
  type: string,
  inputType: GraphQLInputObjectType,
  input: Values,
  before: Values = {},
): Record<string, unknown> {
  const taken: Record<string, unknown> = {};
  for (const [name, { type: given }] of Object.entries(inputType.getFields())) {
    const value = input[name];
    if (value === undefined || STEERING.has(name)) continue;
    const field = fieldOf(type, name);
    const inner = getNamedType(given);
    if (field === undefined) {
      Object.assign(taken, unmatched(realm, type, name, inner, value, before));
    } else if (value === null) {
      if (!isNonNullType(field.type)) taken[name] = null;
    } else {
      const part = namedObject(field.type)?.name;
      if (part === undefined) taken[name] = value;
      else if (isInputObjectType(inner)) {
        taken[name] = takeParts(realm, part, inner, value, before[name]);
      }
    }
  }
  return taken;
}

function takeParts(
  realm: Realm,
  part: string,
  inputType: GraphQLInputObjectType,
  value: unknown,
  before: unknown,
): unknown {
  if (Array.isArray(value)) {
    return value.map((one: Values) =>
      complete(realm, part, takeInput(realm, part, inputType, one)),
    );
  }
  const old = typeof before === 'object' && before !== null ? (before as Values) : {};
  const taken = takeInput(realm, part, inputType, value as Values, old);
  return { ...old, ...complete(realm, part, { ...old, ...taken }) };
}

/** Inputs without a field of their name: ids of linked objects, wrappers, and keys. */
function unmatched(
  realm: Realm,
  type: string,
  name: string,
  inner: ReturnType<typeof getNamedType>,
  value: unknown,
  before: Values,
): Record<string, unknown> {
  const linked = linkedField(realm, type, name, value);
  if (linked !== null) return linked;
  if (!isInputObjectType(inner)) return { [name]: value };
  if (Array.isArray(value) || value === null) return { [name]: value };
  return takeInput(realm, type, inner, value as Values, before);
}

/** `assetId` fills `asset`, and so does a symbol. */
function linkedField(
  realm: Realm,
  type: string,
  name: string,
  value: unknown,
): Record<string, unknown> | null {
  if (typeof value !== 'string') return null;
  const short = name.replace(/Id$/, '');
  const field = short === name ? undefined : fieldOf(type, short);
  const target = field && namedObject(field.type)?.name;
  if (target !== undefined && isEntity(target)) {
    const row = find(realm, linkedType('', name) ?? target, value);
    return { [short]: link(target, row?.id ?? value), [name]: value };
  }
  if (name === 'assetId' && fieldOf(type, 'instrument') !== undefined) {
    return { instrument: link('Instrument', value), [name]: value };
  }
  return null;
}
