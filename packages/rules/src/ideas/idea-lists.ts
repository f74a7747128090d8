import type { TradeIdeaStatus } from '@investing-platform/schema/operations';
import { theAssetById } from '../market/catalogue.ts';
import { notFound } from '../refusals/platform-error.ts';

export const OPEN_IDEAS: readonly TradeIdeaStatus[] = ['WAITING_ENTRY', 'ACTIVE'];

/** Without those withdrawn before the entry. */
export const ENDED_IDEAS: readonly TradeIdeaStatus[] = [
  'TARGET_HIT',
  'STOPPED_OUT',
  'CLOSED',
  'EXPIRED',
];

/** What ideas that are asked for are about, and whose they are. */
export interface AskedSubjects {
  readonly assetIds?: readonly string[] | null | undefined;
  readonly expertIds?: readonly string[] | null | undefined;
}

/**
 * @param isExpert whether an id, in lower case, is an expert's
 * @throws {PlatformError} NOT_FOUND for what nobody could have an idea about
 */
export function requireSubjects(
  { assetIds, expertIds }: AskedSubjects,
  isExpert: (id: string) => boolean,
): void {
  for (const [place, id] of (assetIds ?? []).entries()) {
    theAssetById(`params.assetIds.${place}`, id);
  }
  for (const [place, id] of (expertIds ?? []).entries()) {
    if (isExpert(id.toLowerCase())) continue;
    throw notFound('Expert', `params.expertIds.${place}`, 'there is no expert with this id');
  }
}
