import { linkedType } from './links.ts';
import { type Field, fieldsOf, isEntity, isList, isSingleton, namedObject } from './model.ts';
import { all, factOf, find, ordered, type Realm } from './realm.ts';
import { isLink, type Named, type Row, type RowOf } from './row.ts';
import { single } from './single.ts';

/** An object on its way out: fields are functions, so that only what is asked for is looked up. */
export type Shown = Readonly<Record<string, (args: object) => unknown>>;

/** A row as the contract shows it: stored fields, what facts tell of it, and what belongs to it. */
export function present(realm: Realm, type: string, row: Readonly<Record<string, unknown>>): Shown {
  return Object.fromEntries(
    fieldsOf(type).map((field) => [
      field.name,
      (args: object) => {
        const fact = factOf(realm, type, field.name);
        const value = fact === undefined ? row[field.name] : fact(row as Row, realm, args);
        return shaped(realm, type, row, field, value);
      },
    ]),
  );
}

/** The value of a field of a row, before it is shown. */
export function fieldValue<Type extends string, Field extends string & keyof RowOf<Type>>(
  realm: Realm,
  type: Type & Named<Type>,
  row: RowOf<Type>,
  field: Field,
): RowOf<Type>[Field] {
  const fact = factOf(realm, type, field);
  const value = fact === undefined ? row[field] : fact(row as Row, realm, {});
  return value as RowOf<Type>[Field];
}

function shaped(
  realm: Realm,
  parent: string,
  row: Readonly<Record<string, unknown>>,
  field: Field,
  value: unknown,
): unknown {
  const type = namedObject(field.type)?.name;
  if (type === undefined) return value ?? null;
  if (value === undefined) return belonging(realm, parent, row, field, type);
  if (Array.isArray(value)) return value.map((one) => shownPart(realm, type, one));
  return shownPart(realm, type, value);
}

function shownPart(realm: Realm, type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (isLink(value)) {
    const found = find(realm, value.linkTo, value.id);
    return found === undefined ? null : present(realm, type, found);
  }
  return present(realm, type, value as Record<string, unknown>);
}

/** What nobody stored in the row itself: settings, and rows that name it by its id. */
function belonging(
  realm: Realm,
  parent: string,
  row: Readonly<Record<string, unknown>>,
  field: Field,
  type: string,
): unknown {
  if (isList(field.type)) {
    return isEntity(type)
      ? ordered(realm, type, childrenOf(realm, parent, row, type)).map((one) =>
          present(realm, type, one),
        )
      : [];
  }
  if (isSingleton(type)) return present(realm, type, single(realm, type));
  if (!isEntity(type)) return null;
  const child = childrenOf(realm, parent, row, type).at(-1);
  return child === undefined ? null : present(realm, type, child);
}

/** Rows of a type that name the row by id; of a person's settings, all. */
export function childrenOf(
  realm: Realm,
  parent: string,
  row: Readonly<Record<string, unknown>>,
  type: string,
): readonly Row[] {
  const rows = all(realm, type);
  if (isSingleton(parent)) return rows;
  const names = backFields(parent, type);
  return rows.filter((one) => names.some((name) => refersTo(one[name], row['id'])));
}

function refersTo(value: unknown, id: unknown): boolean {
  return value === id || (isLink(value) && value.id === id);
}

const backFieldsOf = new Map<string, readonly string[]>();

/** The fields of `type` that name an object of `parent`. */
function backFields(parent: string, type: string): readonly string[] {
  const key = `${parent}<${type}`;
  const known = backFieldsOf.get(key);
  if (known !== undefined) return known;
  const names = fieldsOf(type)
    .filter(
      (field) =>
        linkedType(type, field.name) === parent ||
        (namedObject(field.type)?.name === parent && !isList(field.type)),
    )
    .map(({ name }) => name);
  backFieldsOf.set(key, names);
  return names;
}
