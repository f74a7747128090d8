/** The sum of each digit times its weight. */
export function weighted(digits: string, weights: readonly number[]): number {
  return digitSum(digits, (place) => weights[place] ?? 0);
}

/** The sum of each digit times the weight of its place, counted from 0. */
export function digitSum(digits: string, weightOf: (place: number) => number): number {
  return Array.from(digits, Number).reduce((sum, digit, place) => sum + digit * weightOf(place), 0);
}

/** ISO/IEC 7812-1, annex B: every other digit from the right is doubled. */
export function isLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, place) => {
      const part = place % 2 === 0 ? digit : digit * 2;
      return total + (part > 9 ? part - 9 : part);
    }, 0);
  return sum % 10 === 0;
}

/** ISO/IEC 7064, MOD 11,10. */
export function isMod11And10(digits: string): boolean {
  let product = 10;
  for (const digit of Array.from(digits.slice(0, -1), Number)) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** The Dutch elfproef: weights 9 to 2, and the last digit takes away. */
export function isElevenTested(digits: string): boolean {
  return weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
}

/** What characters in odd places of a codice fiscale count, 0 and A first. */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** The sum of a codice fiscale: odd places by their table, even ones by their order. */
export function alternatingSum(text: string): number {
  return Array.from(text).reduce((sum, character, index) => {
    const order = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return sum + (index % 2 === 0 ? (ODD[order] ?? 0) : order);
  }, 0);
}
