/** A decimal as people read it: `-1234567.5` -> `-1,234,567.5`. */
export function groupedText(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? [];
  if (whole === '') return text;
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
}

/** Money of a country has two places as a rule, so that `16227.6` reads as `16,227.60`. */
export function amountText(text: string): string {
  return groupedText(/\.\d$/.test(text) ? `${text}0` : text);
}
