import { notFound } from '@investing-platform/rules/platform-error';
import type { User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import type { Row, Rows } from './row.ts';

/** A field that follows from others; null where it is empty. */
export type Fact = (row: Row, realm: Realm, args: object) => unknown;
export type Facts = Readonly<Record<string, Readonly<Record<string, Fact>>>>;
/** Objects that follow from others. */
export type Source = (realm: Realm) => readonly Row[];
export type Sources = Readonly<Record<string, Source>>;

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
}

/** All objects of a type that the person may see. */
export function all(realm: Realm, type: string): readonly Row[] {
  const made = realm.sources[type]?.(realm) ?? [];
  if (realm.own === realm.shared) return [...made, ...realm.own.list(type)];
  return [...made, ...realm.own.list(type), ...realm.shared.list(type)];
}

export function find(realm: Realm, type: string, id: string): Row | undefined {
  const wanted = id.toLowerCase();
  return (
    realm.own.find(type, wanted) ??
    realm.shared.find(type, wanted) ??
    realm.sources[type]?.(realm).find((row) => row.id === wanted || row.id === id)
  );
}

/** @throws {PlatformError} NOT_FOUND */
export function need(realm: Realm, type: string, id: string): Row {
  const row = find(realm, type, id);
  if (row === undefined) throw notFound(titleOf(type));
  return row;
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
