import { notFound } from '../../kernel/errors.ts';

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
