import type { PlaceOrderInput } from '@investing-platform/schema/operations';
import { api } from '../../../api/client.ts';
import { fieldOf, PersonalError, sentence } from '../../../api/problem.ts';
import { orderPreview } from '../../../generated/documents.ts';
import type { OrderPreview } from '../trading-types.ts';

/**
 * Asks what an order would come to.
 *
 * @throws {PersonalError} naming the fields of the ticket that are wrong
 */
export async function previewOf(order: PlaceOrderInput): Promise<OrderPreview> {
  const { assetId } = order;
  const answer = await api.request(orderPreview, { assetId, order });
  const preview = answer.fetchAssetByAssetId.orderPreview;
  const wrong = new Map(
    preview.refusals.flatMap(({ field, message }) =>
      field === null ? [] : [[fieldOf(field), sentence(message)]],
    ),
  );
  const [first] = wrong.values();
  if (first !== undefined) throw new PersonalError(first, 'BAD_USER_INPUT', wrong);
  return preview;
}
