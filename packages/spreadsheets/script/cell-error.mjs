/** What a cell shows in place of figures: a word that a formula can look for, then a sentence. */
export class CellError extends Error {
  /**
   * @param {string} code
   * @param {string} [message]
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * `#FORBIDDEN portfolio.read`
 *
 * @param {unknown} error
 */
export function wordsOf(error) {
  const { code, message } = /** @type {{ code?: unknown, message?: unknown }} */ (Object(error));
  const word = typeof code === 'string' ? code : 'ERROR';
  return `#${word} ${typeof message === 'string' ? message : String(error)}`.trim().slice(0, 500);
}

/**
 * The names that somebody may have meant, the most alike first.
 *
 * @param {string} wrong
 * @param {readonly string[]} names
 */
export function nearest(wrong, names) {
  const near = names
    .map((name) => ({ name, steps: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= Math.max(2, wrong.length / 3))
    .sort((a, b) => a.steps - b.steps);
  return near.slice(0, 3).map(({ name }) => name);
}

/**
 * How many letters are to be changed, put in or taken out.
 *
 * @param {string} a
 * @param {string} b
 */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1;
      next.push(Math.min(Number(row[j]) + 1, Number(next[j - 1]) + 1, Number(row[j - 1]) + same));
    }
    row = next;
  }
  return Number(row[b.length]);
}
