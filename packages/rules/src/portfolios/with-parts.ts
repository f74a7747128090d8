/** A portfolio, and the one that it is a part of. */
export interface PortfolioPlace {
  readonly id: string;
  readonly parentId?: string | null | undefined;
}

/** Portfolios with all that are parts of them; null: any. */
export function withParts<Asked extends readonly string[] | null>(
  portfolios: readonly PortfolioPlace[],
  asked: Asked,
): Asked | string[] {
  if (asked === null) return asked;
  const found = new Set<string>(asked);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { id, parentId } of portfolios) {
      if (parentId != null && found.has(parentId)) found.add(id);
    }
  }
  return [...found];
}
