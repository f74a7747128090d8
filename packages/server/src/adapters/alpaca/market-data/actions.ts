import type { marketData } from '@alpacahq/alpaca-trade-api/rest';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { stableId } from '../../embedded/stable-id.ts';
import { exInstant } from '../../remote-market/ex-instant.ts';
import { isPrice } from '../../remote-market/is-price.ts';
import { plain } from './snapshots.ts';

/** What the United States keep of a dividend under the usual treaty. */
const WITHHOLDING_RATES: Readonly<Record<string, string>> = { US: '0.15' };
const DATE_CHARACTERS = 10;
/** Ratios such as 1.5 for 1 become whole numbers with at most so many digits more. */
const RATIO_DIGITS = 6;

/** The kinds that are read; mergers and spin-offs lack what the books would need. */
export const ACTION_TYPES = 'cash_dividend,forward_split,reverse_split';

/** One page of actions of one asset, as the port has them. */
export function actionsOf(asset: Instrument, page: marketData.CorporateActions): CorporateAction[] {
  const { cashDividends = [], forwardSplits = [], reverseSplits = [] } = page;
  const dividends = cashDividends.flatMap((dividend) => dividendOf(asset, dividend));
  const splits = [...forwardSplits, ...reverseSplits].flatMap((split) => splitOf(asset, split));
  return [...dividends, ...splits];
}

function dividendOf(asset: Instrument, dividend: marketData.CashDividend): CorporateAction[] {
  const common = commonOf(asset, dividend);
  if (common === null || !isPrice(dividend.rate)) return [];
  const payAt = dividend.payableDate ?? common.exAt;
  return [
    {
      ...common,
      kind: 'DIVIDEND',
      amountPerShare: plain(dividend.rate),
      currency: dividend.currency ?? asset.currency,
      payAt: payAt < common.exAt ? common.exAt : payAt,
      withholdingRate: WITHHOLDING_RATES[asset.country ?? ''] ?? '0',
    },
  ];
}

function splitOf(
  asset: Instrument,
  split: marketData.ForwardSplit | marketData.ReverseSplit,
): CorporateAction[] {
  const common = commonOf(asset, split);
  if (common === null || !isPrice(split.newRate) || !isPrice(split.oldRate)) return [];
  for (let scale = 1; scale <= 10 ** RATIO_DIGITS; scale *= 10) {
    const [numerator, denominator] = [split.newRate * scale, split.oldRate * scale];
    if (Number.isInteger(numerator) && Number.isInteger(denominator)) {
      return [{ ...common, kind: 'SPLIT', numerator, denominator }];
    }
  }
  return [];
}

function commonOf(
  asset: Instrument,
  { id, exDate }: { readonly id: string; readonly exDate: Date },
) {
  const exAt = exInstant(asset, exDate.toISOString().slice(0, DATE_CHARACTERS));
  if (exAt === null) return null;
  return { id: stableId(`alpaca:${id}`, exAt), assetId: asset.id, exAt };
}
