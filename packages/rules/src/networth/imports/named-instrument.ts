import { instruments } from '@investing-platform/schema/instruments';
import { type AssetRow, assetsBySymbol } from '../../market/catalogue.ts';
import type { Named } from './row-read.ts';

/** An instrument of a person's own. */
export interface OwnInstrument {
  readonly id: string;
  readonly symbol: string;
  readonly currency: string;
  /** ISO 6166, where its owner noted it. */
  readonly isin: string | null;
}

/** What a file names, or why it names nothing that is known. */
export type FoundInstrument =
  | { readonly id: string; readonly currency: string; readonly problem: null }
  | { readonly problem: string };

const byIsin = Map.groupBy(
  instruments.filter(({ isin }) => isin !== null),
  ({ isin }) => isin,
);
const SUFFIXES: Readonly<Record<string, string>> = { NZ: 'XNZE', US: '', N: '', O: '' };

/**
 * The instrument that a file names: by its ISIN, else one of the person's own, else by the symbol in
 * the currency of the row.
 */
export function namedInstrument(
  named: Named,
  currency: string | null,
  own: readonly OwnInstrument[],
): FoundInstrument {
  const mine = own.find(
    ({ isin, symbol }) =>
      (named.isin !== null && isin === named.isin) || symbol.toUpperCase() === named.symbol,
  );
  if (mine !== undefined) return { id: mine.id, currency: mine.currency, problem: null };
  const assets = candidates(named);
  const narrowed = assets.filter((asset) => fits(asset, named, currency));
  const [asset, another] = narrowed;
  if (asset !== undefined && another === undefined) {
    return { id: asset.id, currency: asset.currency, problem: null };
  }
  const text = named.symbol ?? named.isin;
  if (another !== undefined) {
    return { problem: `Several exchanges use ${text}: the file does not tell which one.` };
  }
  const [other] = assets;
  if (other !== undefined && currency !== null && other.currency !== currency) {
    return { problem: `The row is in ${currency}, and ${text} is priced in ${other.currency}.` };
  }
  return {
    problem: `${text} is not known. Make it as a custom instrument, and read the file again.`,
  };
}

function candidates({ isin, symbol }: Named): readonly AssetRow[] {
  const ofIsin = isin === null ? [] : (byIsin.get(isin) ?? []);
  if (ofIsin.length > 0) return ofIsin;
  if (symbol === null) return [];
  const found = assetsBySymbol(symbol.replace(/[ /]/, '.').replace(/_US_EQ$/, ''));
  // An ISIN that the catalogue knows is of another one.
  const others = found.filter((asset) => isin === null || asset.isin === null);
  if (others.length > 0) return others;
  const [, ticker = '', suffix = ''] = /^(.+)\.([A-Z]{1,2})$/.exec(symbol) ?? [];
  const mic = SUFFIXES[suffix];
  if (mic === undefined) return [];
  return assetsBySymbol(ticker).filter((asset) => mic === '' || asset.mic === mic);
}

function fits(asset: AssetRow, { mic }: Named, currency: string | null): boolean {
  if (currency !== null && asset.currency !== currency) return false;
  // A market that the catalogue has none of tells nothing about coins.
  return mic === null || asset.mic === null || asset.mic === mic;
}
