import type { Params } from './params.ts';

/** What a person calls an asset by, beside its id. */
export interface NamedAsset {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly currency: string;
}

/** Finds an asset by its id or its symbol; fails as the API does where there is none. */
export type FindAsset = (idOrSymbol: string) => Promise<NamedAsset>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is an id, and no symbol. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** The same parameters with ids in place of symbols, wherever an asset's id is asked for. */
export async function withAssetIds(params: Params, find: FindAsset): Promise<Params> {
  const idOf = async (given: unknown) =>
    typeof given === 'string' && !isId(given) ? (await find(given)).id : given;
  const { assetId, assetIds } = Object(params);
  return {
    ...params,
    ...(assetId === undefined ? {} : { assetId: await idOf(assetId) }),
    ...(Array.isArray(assetIds) ? { assetIds: await Promise.all(assetIds.map(idOf)) } : {}),
  };
}

/** `Buy 25 USD of BTC (Bitcoin)`; null where it is no order for an asset. */
export async function orderSentence(params: Params, find: FindAsset): Promise<string | null> {
  const { assetId, side, notional, quantity } = Object(params);
  if (typeof assetId !== 'string' || (side !== 'BUY' && side !== 'SELL')) return null;
  const { symbol, name, currency } = await find(assetId);
  const verb = side === 'BUY' ? 'Buy' : 'Sell';
  const amount = Number(notional ?? 0) === 0 ? quantity : `${notional} ${currency} of`;
  return `${verb} ${amount} ${symbol} (${name})`;
}
