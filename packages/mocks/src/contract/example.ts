import { ruleOf } from '../rules/index.ts';
import { type Call, callOf, idsIn, type NamedId, resultEntity } from './call.ts';
import { hintsOf } from './model.ts';
import { all, type Realm } from './realm.ts';
import type { Row } from './row.ts';
import type { Values } from './take-input.ts';

/**
 * The contract's example of an operation's `params`, about objects that the person has: their ids
 * stand in the place of the example's, and what it needs is made. Null where it takes none.
 */
export function exampleFor(realm: Realm, operation: string): Values | null {
  const { example } = hintsOf(operation);
  if (example === null) return null;
  const params = structuredClone(example) as Values;
  const call = callOf(realm, operation, params);
  for (const named of idsIn(operation, params)) {
    const row = candidate(call, named);
    if (row !== undefined) put(params, named.path, row.id);
  }
  return ruleOf(operation).example?.(realm, params) ?? params;
}

/** An object of the type in a state that the operation may start from, the person's own first. */
function candidate(call: Call, named: NamedId): Row | undefined {
  const { realm, hints } = call;
  const { type, id } = named;
  const owner = ownerOfAnswer(call, named);
  if (owner !== undefined) return owner;
  const steps = hints.transitions.filter(({ entity, from }) => entity === type && from !== null);
  const rows = [...realm.own.list(type), ...all(realm, type)];
  const fits = (row: Row): boolean =>
    steps.length === 0 ||
    steps.some(({ field, from }) => from?.includes(String(row[field])) === true);
  return rows.find((row) => row.id === id && fits(row)) ?? rows.find(fits);
}

/** For a list of what belongs to something: one that has some. */
function ownerOfAnswer(
  { realm, operation, hints }: Call,
  { type, path }: NamedId,
): Row | undefined {
  const [name] = path;
  const entity = resultEntity(operation);
  if (hints.kind !== 'READ' || entity === null || typeof name !== 'string') return undefined;
  const ids = all(realm, entity).map((row) => row[name]);
  return all(realm, type).find((row) => ids.includes(row.id));
}

function put(params: Values, path: readonly (string | number)[], value: string): void {
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], params);
  Object(parent)[path.at(-1) ?? ''] = value;
}
