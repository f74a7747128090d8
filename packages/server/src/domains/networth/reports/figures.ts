import { minorUnits } from '@investing-platform/rules/numbers/money';
import { decimal } from '../../../kernel/decimal.ts';
import type { CellKind } from './report-tables.ts';

/** Prices and quantities are shown with so many places at most. */
const MAX_PLACES = 8;

/** A figure as people read it, thousands apart: `1,234.50`. */
export function shownFigure(kind: CellKind, value: string | null, currency: string): string {
  if (value === null) return '';
  if (kind === 'text' || kind === 'date') return value;
  if (kind === 'money') return apart(decimal(value).toFixed(minorUnits(currency)));
  if (kind === 'percent') return apart(decimal(value).toFixed(2));
  const number = decimal(value);
  const places = Math.min(MAX_PLACES, number.decimalPlaces());
  return apart(number.toFixed(kind === 'amount' ? Math.max(minorUnits(currency), places) : places));
}

function apart(text: string): string {
  const [whole = '', rest] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}
