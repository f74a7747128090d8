import { theAsset } from '@investing-platform/rules/market/catalogue';
import { fieldOf, fieldsOf, namedObject } from './model.ts';
import { fieldValue } from './present.ts';
import type { Realm } from './realm.ts';
import { isLink, type Named, type Row, type RowOf } from './row.ts';
import type { Values } from './take-input.ts';

/** Inputs of list queries that choose no rows. */
const NOT_A_FILTER = new Set([
  'limit',
  'cursor',
  'sort',
  'direction',
  'itemLimit',
  'locale',
  'asOf',
]);
/** The field that `from` and `to` are about: the first of these that a type has. */
const MOMENT_FIELDS = [
  'publishedAt',
  'occurredAt',
  'submittedAt',
  'startsAt',
  'date',
  'tradedOn',
  'paidOn',
  'createdAt',
];
const TEXT_FIELDS = [
  'name',
  'title',
  'label',
  'symbol',
  'headline',
  'bio',
  'thesis',
  'description',
  'subtitle',
];

type Filter = (realm: Realm, type: string, row: Row, value: unknown) => boolean;

/** Filters whose name is no field's. */
const BY_NAME: Readonly<Record<string, Filter>> = {
  from: (realm, type, row, from) => momentOf(realm, type, row) >= textOf(from),
  to: (realm, type, row, to) => {
    const moment = momentOf(realm, type, row);
    const end = textOf(to);
    // A day includes its end, a moment does not (contract rule 6).
    return end.length === DAY_CHARACTERS ? moment.slice(0, DAY_CHARACTERS) <= end : moment < end;
  },
  asset: (realm, type, row, reference) => {
    const { id } = theAsset('params.asset', Object(reference));
    const own = fieldOf(type, 'asset') === undefined ? 'assetId' : 'asset';
    return isOneOf(fieldValue(realm, type, row, own), id);
  },
  search: (realm, type, row, words) => mentions(realm, type, row, words),
  query: (realm, type, row, words) => mentions(realm, type, row, words),
  activeOn: (realm, type, row, day) => {
    const [start, end] = [
      fieldValue(realm, type, row, 'startsOn'),
      fieldValue(realm, type, row, 'endsOn'),
    ];
    return textOf(start) <= textOf(day) && (end == null || textOf(day) <= textOf(end));
  },
  expiresBy: (realm, type, row, day) => {
    const expires = fieldValue(realm, type, row, 'expiresOn');
    return expires != null && textOf(expires) <= textOf(day);
  },
  onlyUnviewed: (realm, type, row, only) =>
    only !== true || fieldValue(realm, type, row, 'viewed') === false,
  onlyUnsigned: (realm, type, row, only) =>
    only !== true || fieldValue(realm, type, row, 'signed') == null,
  mine: (realm, type, row, mine) => mine !== true || fieldValue(realm, type, row, 'mine') === true,
  subscribed: (realm, type, row, only) =>
    only !== true || fieldValue(realm, type, row, 'subscription') != null,
  linkedTo: (_realm, _type, row, linked) => {
    const [id] = Object.values(Object(linked));
    return row['linkedId'] === id;
  },
};

const DAY_CHARACTERS = 10;

/** The rows that the input of a list query asks for. */
export function matching<Type extends string>(
  realm: Realm,
  type: Type & Named<Type>,
  rows: readonly RowOf<Type>[],
  params: Values,
): RowOf<Type>[] {
  const filters = Object.entries(params).flatMap(([name, value]) => {
    if (value === undefined || value === null || NOT_A_FILTER.has(name)) return [];
    const filter = filterOf(type, name);
    return filter === null ? [] : [(row: Row) => filter(realm, type, row, value)];
  });
  return rows.filter((row) => filters.every((passes) => passes(row as Row)));
}

/** How an input of that name chooses rows of the type; null where it does not. */
export function filterOf(type: string, name: string): Filter | null {
  const named = BY_NAME[name];
  if (named !== undefined) return named;
  if (name.startsWith('include')) return exclusion(type, name.slice('include'.length));
  const field = fieldNamed(type, name);
  if (field === null) return null;
  return (realm, _type, row, value) => isOneOf(fieldValue(realm, type, row, field), value);
}

/** `statuses` and `status`, `assetIds`, `assetId` and `asset`. */
function fieldNamed(type: string, name: string): string | null {
  const singular = name
    .replace(/ies$/, 'y')
    .replace(/(ss|x)es$/, '$1')
    .replace(/uses$/, 'us')
    .replace(/s$/, '');
  const names = [name, singular, name.replace(/s$/, ''), name.replace(/Ids?$/, ''), `${singular}s`];
  const found = names.find((one) => fieldOf(type, one) !== undefined);
  if (found !== undefined || name !== 'statuses') return found ?? null;
  // A type with one status may call it after what has it: `extractionStatus`.
  return fieldsOf(type).find((field) => field.name.endsWith('Status'))?.name ?? null;
}

function isOneOf(own: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isOneOf(own, one));
  if (Array.isArray(own)) return own.some((one) => isOneOf(one, wanted));
  if (isLink(own)) return own.id === textOf(wanted).toLowerCase();
  if (typeof own === 'boolean') return own === wanted;
  return own != null && textOf(own).toLowerCase() === textOf(wanted).toLowerCase();
}

/** `includeClosed`: without it, what is closed is left out. `includeEnded`: whatever ended it. */
function exclusion(type: string, state: string): Filter {
  const flag = `${state.charAt(0).toLowerCase()}${state.slice(1)}`;
  const flags = state === 'Ended' ? [flag, 'archived', 'closed'] : [flag];
  return (realm, _type, row, include) => {
    if (include === true) return true;
    const own = (field: string) => fieldValue(realm, type, row, field);
    if (type === 'NetWorthAsset' && Number(own('quantity') ?? own('value')) === 0) {
      return false;
    }
    return flags.every(
      (each) =>
        own(each) !== true && own(`${each}At`) == null && own('status') !== each.toUpperCase(),
    );
  };
}

function mentions(realm: Realm, type: string, row: Row, words: unknown): boolean {
  const wanted = textOf(words).trim().toLowerCase();
  return TEXT_FIELDS.some((field) => {
    if (fieldOf(type, field) === undefined) return false;
    const own = fieldValue(realm, type, row, field);
    return typeof own === 'string' && own.toLowerCase().includes(wanted);
  });
}

/** What a list is in the order of, and what `from` and `to` are about. */
export function momentOf(realm: Realm, type: string, row: Row): string {
  const field = momentField(type);
  return field === null ? '' : textOf(fieldValue(realm, type, row, field));
}

export function momentField(type: string): string | null {
  const names = fieldsOf(type).flatMap((field) =>
    namedObject(field.type) === null ? [field.name] : [],
  );
  return MOMENT_FIELDS.find((name) => names.includes(name)) ?? null;
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}
