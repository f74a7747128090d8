const DATE_AND_TIME = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
});
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const SHORT_DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const WEEKDAY = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric' });
const MONTH = new Intl.DateTimeFormat(undefined, { month: 'short', year: '2-digit' });
const SHARE = new Intl.NumberFormat(undefined, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const QUANTITY = new Intl.NumberFormat(undefined, { maximumFractionDigits: 8 });
const PERCENT = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/** `Intl` takes decimal texts as they are, without the rounding of a number. */
function written(format: Intl.NumberFormat, decimal: string): string {
  return isNumeral(decimal) ? format.format(decimal) : decimal;
}

function isNumeral(text: string): text is Intl.StringNumericLiteral {
  return text !== '' && !Number.isNaN(Number(text));
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** An amount in its currency, such as `$1,234.50`. */
export function moneyText(amount: string, currency: string, isChange = false): string {
  const key = `${currency}${isChange ? '±' : ''}`;
  const known = moneyFormats.get(key);
  const format = known ?? moneyFormat(currency, isChange);
  if (known === undefined && moneyFormats.size < MAX_FORMATS) moneyFormats.set(key, format);
  return written(format, amount);
}

const MAX_FORMATS = 100;

function moneyFormat(currency: string, isChange: boolean): Intl.NumberFormat {
  return new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: isChange ? 'exceptZero' : 'auto',
  });
}

/** An amount in few characters, such as `$278.4K`: for axes. */
export function shortMoneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumSignificantDigits: 6,
  });
  return format.format(amount);
}

/** An amount without its minor units, for what is no account. */
export function roundMoneyText(amount: number, currency: string): string {
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const format = new Intl.NumberFormat(undefined, { ...options, currencyDisplay: 'narrowSymbol' });
  return format.format(amount);
}

/** A price: with more places where it is below 1. */
export function priceText(price: string, currency: string): string {
  if (Math.abs(Number(price)) >= 1) return moneyText(price, currency);
  const options = { style: 'currency', currency, maximumFractionDigits: 6 } as const;
  const format = new Intl.NumberFormat(undefined, { ...options, currencyDisplay: 'narrowSymbol' });
  return written(format, price);
}

export function quantityText(quantity: string): string {
  return written(QUANTITY, quantity);
}

/** A change in percent, with its sign: `+1.25%`. */
export function percentText(percent: string): string {
  return `${written(PERCENT, percent)}%`;
}

/** A part of a whole in percent, such as `74.7%`. */
export function shareText(percent: string): string {
  return SHARE.format(Number(percent) / 100);
}

/** A moment as the person's own calendar and clock show it. */
export function momentText(instant: string | number): string {
  return DATE_AND_TIME.format(new Date(instant));
}

export function dayText(instant: string | number): string {
  return DAY.format(new Date(instant));
}

/** A day of the calendar, such as `2026-11-20`, wherever one is. */
export function dateText(date: string): string {
  return DAY.format(new Date(`${date}T12:00`));
}

const MONTH_OF_YEAR = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' });
const WRITTEN_DAY = /\b\d{4}-\d{2}(-\d{2})?\b/g;

/** Days and months that a text of the server has as `2026-11-20` and `2026-11`, as one reads them. */
export function datedText(text: string): string {
  return text.replace(WRITTEN_DAY, (date, day?: string) =>
    day === undefined ? MONTH_OF_YEAR.format(new Date(`${date}-15T12:00`)) : dateText(date),
  );
}

/** Today where the person is, as the API writes days. */
export function today(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()];
  return [now.getFullYear(), month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Such as `20 Nov`. */
export function shortDayText(instant: string | number): string {
  return SHORT_DAY.format(new Date(instant));
}

/** Such as `Fri 20`. */
export function weekdayText(instant: string | number): string {
  return WEEKDAY.format(new Date(instant));
}

/** Such as `Nov 26`. */
export function monthText(instant: string | number): string {
  return MONTH.format(new Date(instant));
}

export function timeText(instant: string | number): string {
  return TIME.format(new Date(instant));
}

/** `FORCE_MAJEURE` as `Force majeure`: names of the contract's closed sets, for the person. */
export function plainName(name: string): string {
  const text = name.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SESSIONS: ReadonlyMap<string, string> = new Map([
  ['PRE_MARKET', 'Pre-market'],
  ['REGULAR', 'Market open'],
  ['AFTER_HOURS', 'After hours'],
  ['CLOSED', 'Market closed'],
]);

/** A part of the trading day, for the person. */
export function sessionText(session: string): string {
  return SESSIONS.get(session) ?? plainName(session);
}

/** Whether an amount is a gain, a loss or neither. */
export function direction(amount: string | null): 'up' | 'down' | 'flat' {
  const value = Number(amount ?? 0);
  return value > 0 ? 'up' : value < 0 ? 'down' : 'flat';
}
