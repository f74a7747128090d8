import type { marketData } from '@alpacahq/alpaca-trade-api/rest';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { stableId } from '../../embedded/stable-id.ts';
import { exInstant } from '../../remote-market/ex-instant.ts';
import { isPrice } from '../../remote-market/is-price.ts';
import { usualWithholding } from '../../usual-dividends.ts';
import { plain } from './snapshots.ts';

const DATE_CHARACTERS = 10;
/** Ratios such as 1.5 for 1 become whole numbers with at most so many digits more. */
const RATIO_DIGITS = 6;
const TICKER = /^[A-Z]{1,8}(?:\.[A-Z]{1,3})?$/;

/** The kinds that are read; mergers lack what the books would need. */
export const ACTION_TYPES = 'cash_dividend,forward_split,reverse_split,spin_off,name_change';

/** One page of actions of one asset, as the port has them; spin-offs are read by `spinOffsOf`. */
export function actionsOf(asset: Instrument, page: marketData.CorporateActions): CorporateAction[] {
  const { cashDividends = [], forwardSplits = [], reverseSplits = [], nameChanges = [] } = page;
  const dividends = cashDividends.flatMap((dividend) => dividendOf(asset, dividend));
  const splits = [...forwardSplits, ...reverseSplits].flatMap((split) => splitOf(asset, split));
  const renamings = nameChanges.flatMap((change) => renamingOf(asset, change));
  return [...dividends, ...splits, ...renamings];
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
      withholdingRate: usualWithholding(asset),
    },
  ];
}

function splitOf(
  asset: Instrument,
  split: marketData.ForwardSplit | marketData.ReverseSplit,
): CorporateAction[] {
  const common = commonOf(asset, split);
  const ratio = wholeRatio(split.newRate, split.oldRate);
  return common === null || ratio === null ? [] : [{ ...common, kind: 'SPLIT', ...ratio }];
}

/** New for old shares in whole numbers; null for what is no ratio. */
export function wholeRatio(newRate: number, oldRate: number) {
  if (!isPrice(newRate) || !isPrice(oldRate)) return null;
  for (let scale = 1; scale <= 10 ** RATIO_DIGITS; scale *= 10) {
    const [numerator, denominator] = [newRate * scale, oldRate * scale];
    if (Number.isInteger(numerator) && Number.isInteger(denominator)) {
      return { numerator, denominator };
    }
  }
  return null;
}

/** A change of the ticker holds from the day on which it is processed. */
function renamingOf(asset: Instrument, change: marketData.NameChange): CorporateAction[] {
  const { id, newSymbol: symbol, oldSymbol, processDate: exDate } = change;
  if (symbol === oldSymbol || !TICKER.test(symbol)) return [];
  const common = commonOf(asset, { id, exDate });
  return common === null ? [] : [{ ...common, kind: 'SYMBOL_CHANGE', symbol }];
}

export function commonOf(
  asset: Instrument,
  { id, exDate }: { readonly id: string; readonly exDate: Date },
) {
  const exAt = exInstant(asset, exDate.toISOString().slice(0, DATE_CHARACTERS));
  if (exAt === null) return null;
  return { id: stableId(`alpaca:${id}`, exAt), assetId: asset.id, exAt };
}
