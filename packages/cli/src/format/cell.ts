const NUMERAL = /^-?\d+(\.\d+)?$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d+))?Z$/;

/** A value as a person reads it in one line: no control character reaches the terminal. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.map(cellText).join(', ');
  }
  if (typeof value === 'object') return printable(JSON.stringify(value));
  return momentText(printable(String(value)));
}

/** `2026-11-20T09:00:00.000Z` -> `2026-11-20 09:00:00Z`. */
function momentText(text: string): string {
  const [, day, time, fraction = ''] = MOMENT.exec(text) ?? [];
  if (day === undefined) return text;
  return `${day} ${time}${/^0*$/.test(fraction) ? '' : `.${fraction}`}Z`;
}

/** Text of others may hold sequences that move the cursor or write to the clipboard. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ');
}

/** Whether a value is a number, or a decimal that came as text. */
export function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && NUMERAL.test(value));
}
