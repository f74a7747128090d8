import { CellError } from './cell-error.mjs';
import { cellOf, valueAt } from './table.mjs';

const PRICES = 'fetchAssetsByTickers';
/** As many as one lookup takes. */
const MAX_SYMBOLS = 200;

/**
 * What each function asks for, but for prices.
 *
 * @type {Record<string, (args: unknown[]) => import('./reading.mjs').Asked>}
 */
export const functions = {
  INVEST: ([operation, params, columns, refresh]) => {
    return { operation: String(operation || ''), params, columns, refresh };
  },
  INVEST_POSITIONS: (args) => listOf('getPositions', args),
  INVEST_ORDERS: (args) => listOf('getOrders', args),
  INVEST_DIVIDENDS: (args) => listOf('netWorthAssetDividends', args),
  INVEST_NETWORTH: ([part, columns, refresh]) => {
    return { operation: `netWorthDashboard.${part || 'totals'}`, columns, refresh };
  },
  INVEST_HISTORY: ([symbol, from, to, timeframe, refresh]) => {
    const params = [
      ['asset.symbol', symbol],
      ['from', from],
      ['to', to],
      ['timeframe', timeframe],
    ];
    return { operation: 'getStockHistoricalData', params, refresh };
  },
};

/**
 * @param {string} operation
 * @param {unknown[]} args
 */
function listOf(operation, [params, columns, refresh]) {
  return { operation, params, columns, refresh };
}

/**
 * The symbols of a range, each once, in calls of as many as one lookup takes.
 *
 * @param {unknown} range
 * @param {unknown} refresh
 * @returns {import('./reading.mjs').Asked[]}
 */
export function priceCalls(range, refresh) {
  const symbols = [...new Set([range].flat(2).map(symbolOf))].filter((one) => one !== '').sort();
  const calls = Math.ceil(symbols.length / MAX_SYMBOLS);
  return Array.from({ length: calls }, (_, at) => {
    const tickers = symbols.slice(at * MAX_SYMBOLS, (at + 1) * MAX_SYMBOLS);
    return { operation: `${PRICES}.assets`, params: JSON.stringify({ tickers }), refresh };
  });
}

/** @param {unknown} cell */
function symbolOf(cell) {
  return String(cell === null || cell === undefined ? '' : cell)
    .trim()
    .toUpperCase();
}

/**
 * Prices where the symbols stand; several fields of one column stand beside each other.
 *
 * @param {unknown} range
 * @param {unknown} fields of a quote, with commas
 * @param {import('./reading.mjs').Reading | undefined} reading
 * @param {readonly unknown[]} assets
 * @param {import('./table.mjs').Dates} dates
 */
export function priceCells(range, fields, reading, assets, dates) {
  const names = String([fields].flat(2)[0] || 'price').split(',');
  const quote = reading?.field.fields?.find(({ name }) => name === 'quote');
  const wanted = names.map((name) => quotePart(quote, name.trim()));
  const bySymbol = new Map(
    assets.flatMap((asset) => {
      const { symbol, mic } = Object(asset);
      /** @type {[string, unknown][]} */
      const both = [[`${symbol}.${mic}`.toUpperCase(), asset]];
      return both.concat([[String(symbol).toUpperCase(), asset]]);
    }),
  );
  const rows = Array.isArray(range) ? range : [[range]];
  if (wanted.length > 1 && rows.some((row) => [row].flat().length > 1)) {
    throw new CellError('BAD_PARAMS', 'Several fields are for a single column of symbols');
  }
  return rows.map((row) =>
    [row].flat().flatMap((cell) => {
      const symbol = symbolOf(cell);
      const asset = bySymbol.get(symbol);
      return wanted.map((part) => {
        if (symbol === '') return '';
        if (asset === undefined) return `#NOT_FOUND ${symbol}`;
        const value = valueAt(asset, `quote.${part.name}`);
        return value === null || value === undefined
          ? '#NO_PRICE'
          : cellOf(value, part.kind, dates);
      });
    }),
  );
}

/**
 * @param {import('./contract.mjs').Field | undefined} quote
 * @param {string} name
 */
function quotePart(quote, name) {
  const parts = quote?.fields || [];
  const found = parts.find((part) => part.name.toLowerCase() === name.toLowerCase());
  if (found || quote === undefined) return found || { name, kind: '' };
  const names = parts.map((part) => part.name).join(', ');
  throw new CellError('UNKNOWN_COLUMN', `${name}; there are: ${names}`);
}
