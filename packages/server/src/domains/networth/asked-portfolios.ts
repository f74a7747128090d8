import { notFound } from '../../kernel/errors.ts';
import type { PortfolioParent } from './recorded.ts';

/** Whether something is in one of the portfolios that are asked for; null: any. */
export function isIn(
  portfolioIds: readonly string[] | null,
  { portfolioId }: { readonly portfolioId: string | null },
): boolean {
  return portfolioIds === null || (portfolioId !== null && portfolioIds.includes(portfolioId));
}

/** @throws {PlatformError} NOT_FOUND where one that is asked for is not among the person's */
export function requirePortfolios(known: readonly string[], asked: readonly string[] | null): void {
  if (asked?.some((id) => !known.includes(id))) throw notFound('Portfolio');
}

/** Portfolios with all that are parts of them; null: any. */
export function withParts<Asked extends readonly string[] | null>(
  parents: readonly PortfolioParent[],
  asked: Asked,
): Asked | string[] {
  if (asked === null) return asked;
  const found = new Set<string>(asked);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { id, parentId } of parents) if (found.has(parentId)) found.add(id);
  }
  return [...found];
}
