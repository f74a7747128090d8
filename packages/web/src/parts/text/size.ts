const SIZE = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 });

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** The size of a file, such as `284 kB`. */
export function sizeText(bytes: number): string {
  const step = bytes < 1_000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return `${SIZE.format(bytes / 1_000 ** step)} ${UNITS[step]}`;
}
