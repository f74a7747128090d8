/** What tells the elements of a list apart. */
const NAMES = ['id', 'assetId', 'date', 'at', 'from', 'symbol', 'category', 'range', 'key'];

/**
 * Where an answer that knows less says something else than one that knows everything: neither the
 * same, nor null, nor part of a total that says how much it leaves out.
 *
 * @param isCounted whether something around it says so; a row of its list is one of the parts,
 *   which are known or not, but for its share of the whole
 */
export function inventions(
  shown: unknown,
  whole: unknown,
  path = '',
  isCounted: boolean | 'in a row' = false,
): readonly string[] {
  if (shown === null || shown === whole) return [];
  if (Array.isArray(shown) && Array.isArray(whole)) {
    const nameOf = namesOf(shown) ?? ((_: unknown, place: number) => String(place));
    const known = new Map(whole.map((element, place) => [nameOf(element, place), element]));
    return shown.flatMap((element, place) => {
      const name = nameOf(element, place);
      return inventions(element, known.get(name), `${path}[${name}]`, isCounted && 'in a row');
    });
  }
  if (isRecord(shown) && isRecord(whole)) {
    const counted = countsUnpriced(shown) || countsUnpriced(shown.totals) || isCounted;
    return Object.entries(shown).flatMap(([name, value]) => {
      if (NEW_EACH_TIME.test(name)) return [];
      const ofTheWhole = counted === 'in a row' && OF_THE_WHOLE.test(name) ? true : counted;
      return inventions(value, whole[name], `${path}.${name}`, ofTheWhole);
    });
  }
  return isCounted === true
    ? []
    : [`${path} is ${JSON.stringify(shown)}, not ${JSON.stringify(whole)}`];
}

/** What a row says of the whole: its share, and why nothing is done about it. */
const OF_THE_WHOLE = /^(percent|reason|detail)$/;
const COUNT = /^unpriced\w*Count$/;
/** What says how much is known, and what is made for each answer. */
const NEW_EACH_TIME = /^(unpriced\w*Count|stale|priceStale|previewId)$/;

const countsUnpriced = (value: unknown): boolean =>
  isRecord(value) && Object.entries(value).some(([name, count]) => COUNT.test(name) && count !== 0);

/** By what the elements are called, where each has a name of its own; null: by their places. */
function namesOf(elements: readonly unknown[]): ((element: unknown) => string) | null {
  const nameOf = (element: unknown): string => {
    if (!isRecord(element)) return '';
    const { asset } = element;
    const named = isRecord(asset) && element.id === undefined ? asset : element;
    return String(NAMES.map((name) => named[name]).find((value) => typeof value === 'string'));
  };
  const names = new Set(elements.map(nameOf));
  return names.size === elements.length && !names.has('undefined') && !names.has('')
    ? nameOf
    : null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
