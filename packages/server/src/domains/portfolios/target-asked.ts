import { refuseUnrecordable } from '@investing-platform/rules/portfolios/portfolio-refusals';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors.ts';
import { findTarget, type Target } from '../holdings/index.ts';

/**
 * The portfolio that something is to be recorded in.
 *
 * @param portfolioId null: the assets portfolio
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where nothing can be recorded
 */
export async function targetAsked(
  deps: Pick<Deps, 'db'>,
  userId: string,
  portfolioId: string | null,
): Promise<Target> {
  const target = await findTarget(deps, userId, portfolioId);
  if (portfolioId !== null && target.id === null) throw notFound('Portfolio');
  if (target.kind !== null) refuseUnrecordable(target.kind);
  return target;
}
