import { canonicalJson, requireRange } from '@investing-platform/engine';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { isNonNullType } from 'graphql';
import { seededRandom } from '../kernel/random.ts';
import { type Call, idsIn, resultEntity, subjectOf } from './call.ts';
import { complete } from './complete.ts';
import { madeId } from './leaf-values.ts';
import { matching, momentField, momentOf } from './match.ts';
import { isList, isSingleton, namedObject, pageRow, resultOf } from './model.ts';
import { page } from './page.ts';
import { present } from './present.ts';
import { all, need, ordered, type Realm, titleOf } from './realm.ts';
import { link, type Row } from './row.ts';
import { withoutAddresses } from './signed-addresses.ts';
import { single } from './single.ts';
import type { Values } from './take-input.ts';

/** What the contract's own rules answer to a query. */
export function read(asked: Call): unknown {
  const call = withoutAddresses(asked);
  const { realm, operation, params } = call;
  const type = resultOf(operation);
  const entity = resultEntity(operation);
  if (entity === null) return readOther(call);
  if (pageRow(type) !== null) return readPage(call, entity);
  if (isList(type)) {
    const rows = chosen(call, entity);
    const limit = params['limit'];
    return (typeof limit === 'number' ? rows.slice(0, limit) : rows).map((row) =>
      present(realm, entity, row),
    );
  }
  const row = readOne(call, entity);
  if (row !== undefined) return present(realm, entity, row);
  if (isNonNullType(type)) throw notFound(titleOf(entity));
  return null;
}

/** The rows that the input asks for, in the order of their list. */
function chosen({ realm, operation, params }: Call, entity: string): readonly Row[] {
  requireRange(params);
  const rows = matching(
    realm,
    entity,
    all(realm, entity),
    withoutSubject(operation, entity, params),
  );
  return inOrder(realm, entity, rows, params['direction'] === 'ASC');
}

/** `id` of a page names what the rows belong to, not a row. */
function withoutSubject(operation: string, entity: string, params: Values): Values {
  const subject = subjectOf(operation);
  if (subject === null || subject === entity || params['id'] === undefined) return params;
  const { id, ...rest } = params;
  const own = `${subject.replace(/^(Assistant|NetWorth)/, '').toLowerCase()}Id`;
  return { ...rest, [own]: id };
}

/** In the order of their type, else newest first where they have a moment; else as they were added. */
function inOrder(realm: Realm, type: string, rows: readonly Row[], isRising = false): Row[] {
  if (type in realm.orders || momentField(type) === null) return [...ordered(realm, type, rows)];
  const sorted = [...rows].sort((left, right) => {
    const [a, b] = [momentOf(realm, type, left), momentOf(realm, type, right)];
    if (a !== b) return a < b ? 1 : -1;
    return left.id < right.id ? 1 : -1;
  });
  return isRising ? sorted.reverse() : sorted;
}

function readPage(call: Call, entity: string): unknown {
  const { realm, operation, params } = call;
  const { nodes, nextCursor } = page(realm.platform.seed, operation, chosen(call, entity), params);
  const name = namedObject(resultOf(operation))?.name ?? '';
  const given = {
    ...params,
    id: String(params['id'] ?? ''),
    nodes: nodes.map(({ id }) => link(entity, id)),
    nextCursor,
  };
  return present(realm, name, complete(realm, name, given, pure(call)));
}

function readOne({ realm, operation, params }: Call, entity: string): Row | undefined {
  const named = idsIn(operation, params).find(({ type }) => type === entity);
  if (named !== undefined) return need(realm, entity, named.id);
  return matching(realm, entity, all(realm, entity), params)[0];
}

function readOther(call: Call): unknown {
  const { realm, operation } = call;
  const type = resultOf(operation);
  const name = namedObject(type)?.name;
  if (name === undefined) throw new TypeError(`${operation} answers with a leaf and needs a rule`);
  if (isSingleton(name)) return present(realm, name, single(realm, name));
  if (isList(type)) return all(realm, name).map((row) => present(realm, name, row));
  return present(realm, name, complete(realm, name, call.params, pure(call)));
}

/** Chance that follows from the call alone, so that the same question has the same answer. */
function pure({ realm, operation, params }: Call) {
  const { seed, clock } = realm.platform;
  const day = clock.now().toISOString().slice(0, 10);
  const random = seededRandom(`${seed}:${operation}:${canonicalJson(params)}:${day}`);
  return { random, newId: () => madeId(random) };
}
