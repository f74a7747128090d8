import { notFound } from '@investing-platform/rules/refusals/platform-error';
import type { RowTypes } from '../generated/rows.ts';
import type { User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import {
  type Having,
  havingAll,
  type Named,
  type Row,
  type RowOf,
  type Rows,
  type TypeName,
} from './row.ts';

/** A field that follows from others; null where it is empty. */
export type Fact<Type extends string = string> = (
  row: RowOf<Type>,
  realm: Realm,
  args: object,
) => unknown;
/** By type and field; a wrong name of either does not compile. */
export type Facts = {
  readonly [Type in keyof RowTypes]?: { readonly [Field in keyof RowTypes[Type]]?: Fact<Type> };
};
/** Objects that follow from others. */
export type Source<Type extends string = string> = (realm: Realm) => readonly RowOf<Type>[];
/** By type: one that the contract does not have does not compile. */
export type Sources = { readonly [Type in TypeName]?: Source<Type> };

/** How two objects stand in a list. */
export type Order<Type extends string = string> = (left: RowOf<Type>, right: RowOf<Type>) => number;
/** By type. */
export type Orders = { readonly [Type in TypeName]?: Order<Type> };

/** Rows in the order of their type; as they are where it has none of its own. */
export function ordered(
  { orders }: Pick<Realm, 'orders'>,
  type: string,
  rows: readonly Row[],
): readonly Row[] {
  const order = (orders as Readonly<Record<string, Order>>)[type];
  return order === undefined ? rows : rows.toSorted(order);
}

/** Where the objects of a type come from that nobody stores; undefined: they are stored. */
export function sourceOf({ sources }: Pick<Realm, 'sources'>, type: string): Source | undefined {
  return (sources as Readonly<Record<string, Source>>)[type];
}

/** How a field follows from others; undefined where it is stored. */
export function factOf({ facts }: Pick<Realm, 'facts'>, type: string, field: string) {
  return (facts as Readonly<Record<string, Readonly<Record<string, Fact>>>>)[type]?.[field];
}

/** The part of the world that one person sees: what is theirs, and what all share. */
export interface Realm {
  readonly platform: Platform;
  /** Null for callers that nobody knows. */
  readonly user: User | null;
  readonly own: Rows;
  readonly shared: Rows;
  /** Fields that nobody stores, by type. */
  readonly facts: Facts;
  /** Objects that nobody stores, by type. */
  readonly sources: Sources;
  readonly orders: Orders;
}

/** All objects of a type that the person may see; of some fields' values, those that have them. */
export function all<Type extends string>(
  realm: Realm,
  type: Type & Named<Type>,
  having?: Having<Type>,
): readonly RowOf<Type>[] {
  const { own, shared }: Realm = realm;
  const name: string = type;
  const made = sourceOf(realm, name)?.(realm) ?? [];
  const stored = own === shared ? own.list(name) : [...own.list(name), ...shared.list(name)];
  const rows: readonly object[] = havingAll([...made, ...stored], having);
  return rows as readonly RowOf<Type>[];
}

export function find<Type extends string>(
  realm: Realm,
  type: Type & Named<Type>,
  id: string,
): RowOf<Type> | undefined {
  const wanted = id.toLowerCase();
  const name: string = type;
  const found: Row | undefined =
    realm.own.find(name, wanted) ??
    realm.shared.find(name, wanted) ??
    sourceOf(realm, name)?.(realm).find((row) => row.id === wanted || row.id === id);
  return found as RowOf<Type> | undefined;
}

/** @throws {PlatformError} NOT_FOUND */
export function need<Type extends string>(
  realm: Realm,
  type: Type & Named<Type>,
  id: string,
): RowOf<Type> {
  const row = find<string>(realm, type, id);
  if (row === undefined) throw notFound(titleOf(type));
  return row as RowOf<Type>;
}

/** Types of which some objects are stored beside those that follow from others. */
const ALSO_STORED = new Set(['BrokerCredential', 'Instrument', 'SignedAgreement', 'Strategy']);

/** Whether all objects of the type follow from others, so that none is ever stored. */
export function isMade({ sources }: Realm, type: string): boolean {
  return type in sources && !ALSO_STORED.has(type);
}

/** `SavedBankAccount` -> `Saved bank account`. */
export function titleOf(type: string): string {
  const words = type
    .replace(/^(NetWorth|PlatformInvestAccount)/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
