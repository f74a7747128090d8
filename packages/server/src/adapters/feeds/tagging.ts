import { type Instrument, instruments } from '@investing-platform/schema/instruments';

const MAX_ASSETS = 50;
/** `(NASDAQ: AAPL)`, `NYSE:BRK.B`, `NZX: AIR`: how releases name the shares that they are about. */
const LISTED =
  /\b(NYSE ?Arca|NYSE ?American|NYSE|NASDAQ|Nasdaq(?:GS|GM|CM)?|NZX|NZSX)\s?:\s?([A-Z][A-Z0-9.]{0,7})\b/g;
/** `$AAPL`: the ticker of a share of the United States, or of a crypto asset. */
const CASHTAG = /(?<![\w$])\$([A-Z][A-Z.]{0,6})\b/g;
const LEGAL_FORM =
  /,? (?:Inc|Corp|Corporation|Company|Co|Ltd|Limited|plc|PLC|N\.V|S\.A|Holdings|Group)\.?$/;

const bySymbol = Map.groupBy(instruments, ({ symbol }) => symbol);

/** Names of two words or more that belong to one issuer: one word may mean anything. */
const byName = new Map(
  [...Map.groupBy(instruments, ({ name }) => name.replace(LEGAL_FORM, ''))].filter(
    ([name, named]) =>
      name.includes(' ') && named.length === 1 && named[0]?.assetClass !== 'CRYPTO',
  ),
);

/**
 * The assets of the catalogue that a text names without doubt: by exchange and ticker, by cashtag,
 * or by a full name of several words. What may mean something else is left out.
 *
 * @returns ids, at most 50, each once
 */
export function assetsNamedIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, exchange = '', ticker = ''] of text.matchAll(LISTED)) {
    const isNewZealand = exchange.startsWith('NZ');
    add(
      found,
      ticker,
      (asset) => (asset.exchange === 'NZX') === isNewZealand && asset.mic !== null,
    );
  }
  for (const [, ticker = ''] of text.matchAll(CASHTAG)) {
    add(found, ticker, ({ exchange }) => exchange !== 'NZX');
  }
  for (const [name, named] of byName) {
    if (hasWords(text, name)) for (const { id } of named) found.add(id);
  }
  return [...found].slice(0, MAX_ASSETS);
}

function add(found: Set<string>, ticker: string, isMeant: (asset: Instrument) => boolean): void {
  const [asset, another] = (bySymbol.get(ticker.replace(/\.$/, '')) ?? []).filter(isMeant);
  if (asset !== undefined && another === undefined) found.add(asset.id);
}

/** Whether a name stands in a text as whole words. */
function hasWords(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const isWord = (place: number) => /\w/.test(text.charAt(place));
  return !(at > 0 && isWord(at - 1)) && !isWord(at + name.length);
}
