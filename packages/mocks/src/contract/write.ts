import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { type Call, idsIn, subjectOf } from './call.ts';
import { complete, make } from './complete.ts';
import { linkedType } from './links.ts';
import {
  fieldOf,
  fieldsOf,
  inputOf,
  inputType,
  isEntity,
  isList,
  isSingleton,
  namedObject,
  resultOf,
} from './model.ts';
import { naturalKeys } from './natural-keys.ts';
import { childrenOf, present } from './present.ts';
import { all, find, isMade, need, type Realm, titleOf } from './realm.ts';
import { link, type Row } from './row.ts';
import type { Rule } from './rule.ts';
import { single } from './single.ts';
import { step } from './states.ts';
import { takeInput, type Values } from './take-input.ts';

/** What shows the result of a mutation, in its state at that time. */
export type Show = () => unknown;

/** Does what the contract says that a mutation does. */
export function write(call: Call, rule: Rule): Show {
  const name = namedObject(resultOf(call.operation))?.name ?? '';
  requireSteps(call);
  if (name === 'OperationResult' || name.endsWith('Deletion')) return affect(call, rule);
  if (isList(resultOf(call.operation))) return writeEach(call, rule, name);
  return writeOne(call, rule, name);
}

/** Refuses a step before anything is written, for all objects that take one. */
function requireSteps(call: Call): void {
  const { realm, operation, params, hints } = call;
  const types = new Set(
    hints.transitions.filter(({ from }) => from !== null).map(({ entity }) => entity),
  );
  for (const { type, id } of idsIn(operation, params)) {
    if (types.has(type)) step(call, type, need(realm, type, id));
  }
  for (const type of types) if (isSingleton(type)) step(call, type, single(realm, type));
}

function writeOne(call: Call, rule: Rule, name: string): Show {
  const { realm } = call;
  const meant = rule.means?.(call);
  if (meant !== undefined) return () => present(realm, name, need(realm, name, meant.id));
  if (isEntity(name)) {
    const row = put(call, rule, name, call.params);
    putOthers(call, rule, name, row);
    rule.afterwards?.(call, row);
    // A request that comes again shows it as it is by then, or finds that it was deleted.
    const stays = find(realm, name, row.id) !== undefined;
    return () => present(realm, name, stays ? need(realm, name, row.id) : row);
  }
  if (isSingleton(name)) {
    const row = changeSingle(call, rule, name);
    putOthers(call, rule, name, row);
    rule.afterwards?.(call, row);
    return () => present(realm, name, row);
  }
  return writeWrapped(call, rule, name);
}

/** An answer that holds what was made beside what only belongs to the answer. */
function writeWrapped(call: Call, rule: Rule, name: string): Show {
  const { realm, hints } = call;
  const [main, ...others] = hints.effect.creates.filter((type) => isStored(realm, type));
  const made: Row[] = [];
  const links: Record<string, unknown> = {};
  if (main !== undefined) {
    const row = put(call, rule, main, call.params);
    made.push(row, ...putOthers(call, rule, main, row));
    for (const [type, one] of [
      [main, row] as const,
      ...others.flatMap((type, at) => pair(type, made[at + 1])),
    ]) {
      const field = fieldsOf(name).find((each) => namedObject(each.type)?.name === type);
      if (field !== undefined) links[field.name] = link(type, one.id);
    }
  } else {
    for (const type of hints.effect.changes.filter(isSingleton)) changeSingle(call, rule, type);
  }
  const [first] = made;
  const extra = rule.wraps?.(call, first) ?? {};
  rule.afterwards?.(call, first ?? { id: '' });
  const wrapper = complete(realm, name, { ...call.params, ...links, ...extra });
  return () => present(realm, name, wrapper);
}

const pair = (type: string, row: Row | undefined) =>
  row === undefined ? [] : [[type, row] as const];

/** One object for each entry of the input's list. */
function writeEach(call: Call, rule: Rule, name: string): Show {
  const { realm, operation, params } = call;
  const input = inputOf(operation);
  const list = Object.values(input?.getFields() ?? {}).find(
    ({ type }) => isListType(getNullableType(type)) && isInputObjectType(getNamedType(type)),
  );
  if (list === undefined) throw new TypeError(`${operation} answers with a list and needs a rule`);
  const entries = (params[list.name] ?? []) as readonly Values[];
  const { [list.name]: _, ...common } = params;
  const type = getNamedType(list.type).name;
  const rows = entries.map((entry) => put(call, rule, name, { ...common, ...entry }, type));
  return () => rows.map((row) => present(realm, name, row));
}

/** Makes or changes the object of the result. */
function put(call: Call, rule: Rule, type: string, given: Values, inputName?: string): Row {
  const { realm, operation, hints } = call;
  const input = inputName === undefined ? inputOf(operation) : inputType(inputName);
  const old = targetOf(call, type, given);
  const taken: Record<string, unknown> =
    input === null ? {} : takeInput(realm, type, input, given, old ?? {});
  if (inputName !== undefined) Object.assign(taken, takeCommon(call, type, given));
  if (old === null) {
    const row = complete(realm, type, {
      ...taken,
      ...step(call, type, null),
      ...rule.sets?.(call, null),
    });
    return realm.own.add(type, row);
  }
  if (!hints.effect.changes.includes(type)) return old;
  return change(call, type, old, { ...taken, ...step(call, type, old), ...rule.sets?.(call, old) });
}

/** Inputs that stand once for all entries of a list. */
function takeCommon(
  { realm, operation }: Call,
  type: string,
  given: Values,
): Record<string, unknown> {
  const input = inputOf(operation);
  return input === null ? {} : takeInput(realm, type, input, given);
}

export function change(
  { realm }: Pick<Call, 'realm'>,
  type: string,
  row: Row,
  values: Values,
): Row {
  Object.assign(row, values);
  if (fieldOf(type, 'updatedAt') !== undefined) row['updatedAt'] = realm.platform.clock.now();
  return row;
}

/** The object that an operation changes; null where it makes a new one. */
function targetOf(call: Call, type: string, given: Values): Row | null {
  const { realm, operation, hints } = call;
  // What is made may stand under another of its type, which its input names too.
  const isMadeNew = hints.effect.creates.includes(type);
  const named = idsIn(operation, call.params).find(
    ({ type: one, path }) => one === type && path.length === 1 && (!isMadeNew || path[0] === 'id'),
  );
  if (named !== undefined) return need(realm, type, named.id);
  const keys = naturalKeys[type];
  if (keys === undefined) return null;
  return (
    realm.own
      .list(type)
      .find((row) => keys.every((key) => same(keyOf(row[key]), keyOf(given[key] ?? row[key])))) ??
    null
  );
}

const keyOf = (value: unknown): string => String(value ?? '').toLowerCase();
const same = (left: string, right: string): boolean => left === right;

function changeSingle(call: Call, rule: Rule, type: string): Row {
  const { realm, operation, params } = call;
  const row = single(realm, type);
  const input = inputOf(operation);
  const taken = input === null ? {} : takeInput(realm, type, input, params, row);
  return change(call, type, row, { ...taken, ...step(call, type, row), ...rule.sets?.(call, row) });
}

const isStored = (realm: Realm, type: string): boolean =>
  !isMade(realm, type) && (isEntity(type) || isSingleton(type));

/** What an operation makes and changes beside its result. */
function putOthers(call: Call, rule: Rule, main: string, mainRow: Row): Row[] {
  const { realm, hints, operation, params } = call;
  const made = hints.effect.creates
    .filter((type) => type !== main && isStored(realm, type) && !(rule.leaves ?? []).includes(type))
    .map((type) => {
      const input = inputOf(operation);
      const taken = input === null ? {} : takeInput(realm, type, input, params);
      const given = { ...taken, ...linksTo(type, main, mainRow), ...step(call, type, null) };
      return make(realm, type, given);
    });
  for (const type of hints.effect.changes) {
    if (type === main || isMade(realm, type) || hints.effect.creates.includes(type)) continue;
    const named = idsIn(operation, params).find((one) => one.type === type);
    const hasStep = hints.transitions.some(({ entity }) => entity === type);
    if (isSingleton(type) ? !hasStep : named === undefined) continue;
    const row = named === undefined ? single(realm, type) : need(realm, type, named.id);
    change(call, type, row, step(call, type, row));
  }
  return made;
}

/** The fields of a type that name an object of another, filled with it. */
function linksTo(type: string, main: string, row: Row): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(type).flatMap((field): [string, unknown][] => {
      if (linkedType(type, field.name) === main && !isList(field.type))
        return [[field.name, row.id]];
      const isLinkToIt = namedObject(field.type)?.name === main && !isList(field.type);
      return isLinkToIt ? [[field.name, link(main, row.id)]] : [];
    }),
  );
}

/** Deletes and marks: the answer counts. */
function affect(call: Call, rule: Rule): Show {
  const { realm, hints, operation } = call;
  const { effect } = hints;
  const type = subjectOf(operation);
  if (type === null) {
    for (const name of effect.changes.filter(isSingleton)) changeSingle(call, rule, name);
    rule.afterwards?.(call, { id: '' });
    // What only sends a mail tells nobody of whom.
    const id = effect.none === null ? (realm.user?.id ?? null) : null;
    const said = rule.says?.(call, []) ?? 'It is done.';
    return () => done(said, [], id);
  }
  const rows = rule.finds?.(call) ?? addressed(call, type);
  const isDeleted = effect.deletes.includes(type) && rule.keeps !== true;
  const said = rule.says?.(call, rows);
  const extra = rule.wraps?.(call, rows[0]) ?? {};
  for (const row of rows) {
    const values = step(call, type, row);
    rule.before?.(call, row);
    if (isDeleted) remove(call, type, row);
    else change(call, type, row, { ...values, ...rule.sets?.(call, row) });
  }
  rule.afterwards?.(call, rows[0] ?? { id: '' });
  const ids = rows.map(({ id }) => id);
  const what = titleOf(type).toLowerCase();
  const count = `${ids.length} ${what} ${isDeleted ? 'deleted' : 'changed'}.`;
  return () => ({ ...done(said ?? count, ids), ...extra });
}

/** What an `OperationResult` says. @param id default: that of the one that is affected */
export function done(
  message: string,
  affectedIds: readonly string[] = [],
  id = affectedIds.length === 1 ? (affectedIds[0] ?? null) : null,
) {
  return { id, affectedCount: affectedIds.length, affectedIds, message };
}

/** The rows that the input names by id, or by fields of theirs. */
function addressed({ realm, operation, params }: Call, type: string): readonly Row[] {
  const named = idsIn(operation, params).filter((one) => one.type === type);
  if (named.length > 0) return named.map(({ id }) => need(realm, type, id));
  const keys = Object.entries(params).filter(([, value]) => typeof value === 'string');
  return realm.own
    .list(type)
    .filter((row) => keys.every(([key, value]) => keyOf(row[key]) === keyOf(value)));
}

/** Takes a row away, with the rows of the operation's other types that belong to it. */
function remove(call: Call, type: string, row: Row): void {
  const { realm, hints } = call;
  for (const other of hints.effect.deletes) {
    if (other === type && !all(realm, type).some((one) => one['parentId'] === row.id)) continue;
    for (const child of childrenOf(realm, type, row, other)) remove(call, other, child);
  }
  realm.own.remove(type, row.id);
}
