import type { Deps } from '@investing-platform/server/testing';

type MarketData = Deps['marketData'];

/** What a source of prices does not tell, and whether it is silent about it or fails. */
export interface Withheld {
  /** Assets by id, and currencies by code. */
  readonly names: ReadonlySet<string>;
  /** Whether a question that touches one of them fails, instead of being answered without it. */
  readonly fails: boolean;
}

/** The same source, except that it withholds; what it told before is nothing to this one. */
export function withholding(source: MarketData, { names, fails }: Withheld): MarketData {
  const refuseSome = (asked: readonly string[]) => {
    if (fails && asked.some((name) => names.has(name))) throw new Error('the source is silent');
  };
  const known = <Told>(told: ReadonlyMap<string, Told>) =>
    new Map([...told].filter(([assetId]) => !names.has(assetId)));
  return {
    ...source,
    async quotes(ids) {
      refuseSome(ids);
      return known(await source.quotes(ids));
    },
    async pricesAt(ids, at) {
      refuseSome(ids);
      return known(await source.pricesAt(ids, at));
    },
    async bars(request) {
      refuseSome([request.assetId]);
      return names.has(request.assetId) ? [] : source.bars(request);
    },
    async minuteBar(assetId, at) {
      refuseSome([assetId]);
      return names.has(assetId) ? null : source.minuteBar(assetId, at);
    },
    async fxRate(from, to, at) {
      if (from !== to && (names.has(from) || names.has(to))) throw new Error(`no rate of ${from}`);
      return source.fxRate(from, to, at);
    },
  };
}
