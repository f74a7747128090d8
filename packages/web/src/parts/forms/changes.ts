/** What of `next` is not as it `was`: what is left alone is not sent. */
export function changesOf<Fields extends object>(
  next: Fields,
  was: { readonly [Name in keyof Fields]: unknown },
): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const name in next) {
    if (next[name] !== (was[name] ?? null)) changed[name] = next[name];
  }
  return changed;
}
