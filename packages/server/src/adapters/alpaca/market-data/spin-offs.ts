import type { marketData } from '@alpacahq/alpaca-trade-api/rest';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { alpacaSymbol, assetIdOf } from '../broker/symbols.ts';
import { commonOf, wholeRatio } from './actions.ts';

/** The first price of an asset on the trading day that begins then; null where there is none yet. */
type OpenOn = (asset: Instrument, start: Date) => Promise<string | null>;

const COST_PLACES = 8;

/**
 * Spin-offs of an asset whose new shares are in the catalogue. Alpaca does not say which part of
 * the cost moves to them, so that it is split by what both are worth when they first trade apart: a
 * spin-off is not there before. Those of unknown shares, or without a price, are left out.
 */
export async function spinOffsOf(
  asset: Instrument,
  spinOffs: readonly marketData.SpinOff[],
  openOn: OpenOn,
): Promise<CorporateAction[]> {
  const found: CorporateAction[] = [];
  for (const spinOff of spinOffs) {
    const action = await spinOffOf(asset, spinOff, openOn);
    if (action !== null) found.push(action);
  }
  return found;
}

async function spinOffOf(
  asset: Instrument,
  spinOff: marketData.SpinOff,
  openOn: OpenOn,
): Promise<CorporateAction | null> {
  const spun = instruments.find(({ id }) => id === assetIdOf(spinOff.newSymbol));
  const ratio = wholeRatio(spinOff.newRate, spinOff.sourceRate);
  const common = commonOf(asset, spinOff);
  // Alpaca tells a spin-off to whoever asks for the new shares as well.
  const isOfAsset = spinOff.sourceSymbol === alpacaSymbol(asset.id);
  if (!isOfAsset || spun === undefined || ratio === null || common === null) return null;
  const [price, newPrice] = [await openOn(asset, common.exAt), await openOn(spun, common.exAt)];
  if (price === null || newPrice === null) return null;
  const received = decimal(newPrice).times(ratio.numerator);
  const whole = received.plus(decimal(price).times(ratio.denominator));
  const costShare = toPlain(received.dividedBy(whole).toDecimalPlaces(COST_PLACES));
  return { ...common, kind: 'SPIN_OFF', newAssetId: spun.id, ...ratio, costShare };
}
