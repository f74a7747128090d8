import { noSuchOption, seriesNamed } from '@investing-platform/rules/market/options/option-chain';
import { refuseBackwards } from '@investing-platform/rules/time/refuse-backwards';
import type { Deps } from '../../../deps.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { badCursor } from '../../../kernel/errors.ts';
import { pageOf } from '../../../kernel/page.ts';
import type { Timeframe } from '../../../ports/market-data.ts';
import type { BarPage } from '../history/get-stock-historical-data.ts';
import { fromSource } from '../quotes.ts';

export interface GetOptionHistoricalDataInput {
  readonly optionSymbol: string;
  /** Default: a day. */
  readonly timeframe?: Timeframe | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  /** 1 to 10,000, default 1,000. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'getOptionHistoricalData';
const USUAL_LIMIT = 1_000;
/**
 * Past prices of one option as bars, oldest first.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where the symbol is not an OCC symbol, or the
 *   dates are the wrong way round; PROVIDER_UNAVAILABLE
 */
export async function getOptionHistoricalData(
  deps: Pick<Deps, 'options' | 'clock' | 'cursors'>,
  input: GetOptionHistoricalDataInput,
): Promise<BarPage> {
  const { asset, series } = seriesNamed(input.optionSymbol);
  const now = deps.clock.now();
  const to = input.to ?? new Date(now.getTime() + 1);
  const from = input.from ?? null;
  refuseBackwards({ from, to });
  const limit = input.limit ?? USUAL_LIMIT;
  const start = input.cursor == null ? from : startAfter(deps, input.cursor, input.optionSymbol);
  const bars = await fromSource(() =>
    deps.options.bars({
      assetId: asset.id,
      expirationDate: series.expirationDate,
      type: series.type,
      strike: toPlain(decimal(series.strikeThousandths).dividedBy(1_000)),
      timeframe: input.timeframe ?? 'DAY_1',
      from: start,
      to,
      limit: limit + 1,
    }),
  );
  if (bars === null) throw noSuchOption();
  return {
    ...pageOf(bars, limit, (last) =>
      deps.cursors.encode(LIST, [input.optionSymbol, String(last.at.getTime() + 1)]),
    ),
    currency: asset.currency,
    source: deps.options.name,
  };
}

function startAfter({ cursors }: Pick<Deps, 'cursors'>, cursor: string, symbol: string): Date {
  const [optionSymbol, start] = cursors.decode(LIST, cursor);
  const at = new Date(Number(start));
  if (optionSymbol !== symbol || Number.isNaN(at.getTime())) throw badCursor();
  return at;
}
