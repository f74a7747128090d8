import { fetchAssetByAssetId } from '@investing-platform/schema/operations';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/use-load.ts';
import type { LivePrice } from '../../live/price-store.ts';
import { direction, percentText, plainName, priceText } from '../../parts/format.ts';
import type { FoundAsset } from './trading-types.ts';

interface LastPriceProps {
  readonly asset: FoundAsset;
  /** Undefined until one has come. */
  readonly price: LivePrice | undefined;
}

/** What the asset trades at. */
export function LastPrice({ asset, price }: LastPriceProps) {
  const { data } = useLoad((signal) => readAsset(asset.id, signal), asset.id);
  if (data === null) return <p className="fine">…</p>;
  const { currency, quote } = data;
  const percent = price?.changePercent ?? quote.changePercent;
  const session = price?.session ?? quote.session;
  return (
    <p className="last-price number">
      <strong>{priceText(price?.price ?? quote.price, currency)}</strong>
      {percent !== null && (
        <span className={`change ${direction(percent)}`}>{percentText(percent)}</span>
      )}
      <span className="fine">{plainName(session)}</span>
    </p>
  );
}

async function readAsset(assetId: string, signal: AbortSignal) {
  const data = await api.request(fetchAssetByAssetId, { params: { assetId } }, { signal });
  return data.fetchAssetByAssetId;
}
