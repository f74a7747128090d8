import type { Params } from './flags/params.ts';
import { printable } from './format/cell.ts';
import { UsageError } from './usage-error.ts';

/** What a person calls an asset by, beside its id. */
export interface NamedAsset {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
}

/** Assets that a search for a text finds, the likeliest first. */
export type SearchAssets = (text: string) => Promise<readonly NamedAsset[]>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const FIELDS: ReadonlySet<string> = new Set(['assetId', 'assetIds', 'excludeAssetIds']);
const MAX_CANDIDATES = 5;

/** Whether a text is an id, and no symbol. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/**
 * The same parameters with ids in place of symbols and names, wherever an asset's id is asked for.
 * Each text is searched once.
 *
 * @throws {UsageError} where a text is not the symbol or the name of exactly one asset
 */
export async function withAssetIds(params: Params, search: SearchAssets): Promise<Params> {
  const wanted = new Set<string>();
  collect(params, wanted);
  const found = await Promise.all(
    [...wanted].map(async (text) => [text, (await assetCalled(text, search)).id] as const),
  );
  const ids = new Map(found);
  return Object(ids.size === 0 ? params : replaced(params, ids));
}

function collect(value: unknown, wanted: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!FIELDS.has(name)) collect(inner, wanted);
    else for (const text of textsIn(inner)) wanted.add(text);
  }
}

function textsIn(value: unknown): readonly string[] {
  const isText = (one: unknown): one is string => typeof one === 'string' && !isId(one);
  return [value].flat().filter(isText);
}

function replaced(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  const idOf = (one: unknown) => (typeof one === 'string' ? (ids.get(one) ?? one) : one);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (!FIELDS.has(name)) return [name, replaced(inner, ids)];
      return [name, Array.isArray(inner) ? inner.map(idOf) : idOf(inner)];
    }),
  );
}

/** Never the nearest, since money may follow. */
async function assetCalled(text: string, search: SearchAssets): Promise<NamedAsset> {
  const found = await search(text);
  const isSame = (own: string) => own.toLowerCase() === text.trim().toLowerCase();
  const bySymbol = found.filter(({ symbol }) => isSame(symbol));
  const called = bySymbol.length > 0 ? bySymbol : found.filter(({ name }) => isSame(name));
  const [only] = called;
  if (only !== undefined && called.length === 1) return only;
  const candidates = (called.length > 0 ? called : found).slice(0, MAX_CANDIDATES);
  const said = JSON.stringify(printable(text));
  if (candidates.length === 0) throw new UsageError(`There is no asset ${said}.`);
  const width = Math.max(...candidates.map(({ symbol }) => symbol.length));
  const lines = candidates.map(
    ({ id, symbol, name }) => `  ${printable(symbol).padEnd(width)}  ${id}  ${printable(name)}`,
  );
  const what = called.length > 1 ? 'is several assets' : 'is no symbol; it may be';
  throw new UsageError([`${said} ${what}:`, ...lines].join('\n'));
}
