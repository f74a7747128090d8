/**
 * What is kept beside an object, such as the source that told it, and forgotten with it.
 *
 * @param make what is there at first; asked once for each object
 */
export function keptBeside<Kept extends object>(make: () => Kept): (owner: object) => Kept {
  const known = new WeakMap<object, Kept>();
  return (owner) => {
    const kept = known.get(owner) ?? make();
    known.set(owner, kept);
    return kept;
  };
}
