const LONGEST = 60;
const FALLBACK = 'strategy';
const ID_CHARACTERS = 12;

/**
 * Names for addresses that a strategy may get, the nicest first: from its name alone, with a number
 * behind it, and at last with the end of its id, which no other has.
 *
 * @param id the strategy's
 */
export function slugsFor(name: string, id: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  const base = plain === '' ? FALLBACK : plain;
  return [base, `${base}-2`, `${base}-3`, `${base}-${id.slice(-ID_CHARACTERS)}`];
}
