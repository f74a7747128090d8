/**
 * Letters that taking marks off does not make plain ones of. Cyrillic ones as machine-readable
 * passports write them (ICAO Doc 9303, part 3, section 6), Greek ones as ELOT 743 does.
 */
const LETTERS = `
  ß ss æ ae œ oe ø o đ d ð d þ th ł l ħ h ı i ŋ n
  а a б b в v г g ґ g д d е e є ie ж zh з z и i і i к k л l м m н n о o п p р r с s т t у u ф f
  х kh ц ts ч ch ш sh щ shch ъ ie ы y э e ю iu я ia ј j љ lj њ nj ћ c ђ dj џ dz ѕ dz
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f
  χ ch ψ ps ω o`;
const PLAIN = new Map(
  Array.from(LETTERS.matchAll(/(\S+) (\S+)/g), ([, letter = '', plain = '']) => [letter, plain]),
);
/** Says how the letter before it sounds. */
const SOFT = /ь/gi;

/** A name in the letters that banks and lists of names have, as far as its script has such a form. */
export function latinLetters(text: string): string {
  const unmarked = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(SOFT, '');
  return unmarked.replaceAll(/\p{L}/gu, (letter) => {
    const small = letter.toLowerCase();
    const plain = PLAIN.get(small);
    if (plain === undefined) return letter;
    return small === letter ? plain : `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`;
  });
}
