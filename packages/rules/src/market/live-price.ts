interface Priced {
  readonly assetId: unknown;
  readonly symbol: unknown;
  readonly price: unknown;
  readonly currency: unknown;
  readonly bid: unknown;
  readonly ask: unknown;
  readonly change: unknown;
  readonly changePercent: unknown;
  readonly volume: unknown;
  readonly session: unknown;
  readonly asOf: Date;
}

/** What a stream tells of a price. */
export function livePriceOf<Price extends Priced>(
  { assetId, symbol, price, currency, bid, ask, ...rest }: Price,
  sequence: number,
): Omit<Pick<Price, keyof Priced>, 'asOf'> & { readonly at: Date; readonly sequence: number } {
  const { change, changePercent, volume, session, asOf: at } = rest;
  const prices = { assetId, symbol, price, currency, bid, ask };
  return { ...prices, change, changePercent, volume, session, at, sequence };
}
