import pg from 'pg';
import { invariant } from '../../kernel/invariant.ts';
import type { RowShape } from '../session.ts';

/** Turns one column's text from the wire into its JavaScript value; never called for null. */
export type ColumnParser = (text: string) => unknown;

/** Object ids of the types in PostgreSQL's catalogue `pg_type`, with those of their arrays. */
const TYPES = {
  bool: { oid: 16, arrayOid: 1000 },
  bytea: { oid: 17, arrayOid: 1001 },
  int8: { oid: 20, arrayOid: 1016 },
  int2: { oid: 21, arrayOid: 1005 },
  int4: { oid: 23, arrayOid: 1007 },
  text: { oid: 25, arrayOid: 1009 },
  oid: { oid: 26, arrayOid: 1028 },
  json: { oid: 114, arrayOid: 199 },
  float4: { oid: 700, arrayOid: 1021 },
  float8: { oid: 701, arrayOid: 1022 },
  bpchar: { oid: 1042, arrayOid: 1014 },
  varchar: { oid: 1043, arrayOid: 1015 },
  date: { oid: 1082, arrayOid: 1182 },
  time: { oid: 1083, arrayOid: 1183 },
  timestamp: { oid: 1114, arrayOid: 1115 },
  timestamptz: { oid: 1184, arrayOid: 1185 },
  interval: { oid: 1186, arrayOid: 1187 },
  numeric: { oid: 1700, arrayOid: 1231 },
  uuid: { oid: 2950, arrayOid: 2951 },
  jsonb: { oid: 3802, arrayOid: 3807 },
  inet: { oid: 869, arrayOid: 1041 },
} as const;

type TypeName = keyof typeof TYPES;

/** Of types whose text is their value. */
export const asText: ColumnParser = (text) => text;
const parseArrayOfTexts = textParser(TYPES.text.arrayOid);

/** The driver's own parser of a type; its list of known ids leaves arrays out. */
function textParser(typeOid: number): ColumnParser {
  const parse: unknown = Reflect.apply(pg.types.getTypeParser, pg.types, [typeOid, 'text']);
  invariant(typeof parse === 'function', 'the driver has a parser for every type');
  return (text) => parse(text);
}

/** What is not named here stays text: int8 and numeric, lest digits be lost; date; uuid. */
const PLAIN_ITEMS: Partial<Record<TypeName, ColumnParser>> = {
  bool: (text) => text === 't' || text === 'true',
  bytea: (text) => Buffer.from(text.slice(2), 'hex'),
  int2: Number,
  int4: Number,
  oid: Number,
  float4: Number,
  float8: Number,
  json: JSON.parse,
  jsonb: JSON.parse,
  timestamptz: parseInstant,
};

const USUAL_INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)\+00$/;

/** Sessions run in UTC, so instants have one form; years beyond 9999 take the driver's parser. */
function parseInstant(text: string): unknown {
  const usual = USUAL_INSTANT.exec(text);
  if (usual !== null) return new Date(`${usual[1]}T${usual[2]}Z`);
  return textParser(TYPES.timestamptz.oid)(text);
}

/** MikroORM's mappers parse times themselves and expect the texts of its own drivers. */
const ORM_ITEMS: Partial<Record<TypeName, ColumnParser>> = {
  ...PLAIN_ITEMS,
  timestamptz: asText,
};

function arrayOf(parseItem: ColumnParser): ColumnParser {
  const parseNested = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(parseNested);
    return typeof item === 'string' ? parseItem(item) : item;
  };
  return (text) => parseNested(parseArrayOfTexts(text));
}

function table(items: Partial<Record<TypeName, ColumnParser>>): ReadonlyMap<number, ColumnParser> {
  const parsers = new Map<number, ColumnParser>();
  for (const [name, { oid, arrayOid }] of Object.entries(TYPES)) {
    const parseItem = items[name as TypeName] ?? asText;
    parsers.set(oid, parseItem);
    parsers.set(arrayOid, arrayOf(parseItem));
  }
  return parsers;
}

const PARSERS: Record<RowShape, ReadonlyMap<number, ColumnParser>> = {
  plain: table(PLAIN_ITEMS),
  orm: table(ORM_ITEMS),
};

/** The parser of a column type; types that the table does not know come back as text. */
export function columnParser(typeOid: number, shape: RowShape): ColumnParser {
  return PARSERS[shape].get(typeOid) ?? asText;
}
