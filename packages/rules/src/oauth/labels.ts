/** Control, format and unassigned characters can make one name look like another. */
const INVISIBLE = /\p{C}/u;

/**
 * What is wrong with a name that a person will read, or null.
 *
 * @param longest in code points
 */
export function labelProblem(label: string, longest: number): string | null {
  const length = [...label].length;
  if (length < 1 || length > longest) return `must be 1 to ${longest} characters`;
  return INVISIBLE.test(label) ? 'must not contain invisible characters' : null;
}
