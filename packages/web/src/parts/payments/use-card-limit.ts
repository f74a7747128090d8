import {
  type FetchDefaultPaymentProviderQuery,
  fetchDefaultPaymentProvider,
} from '@investing-platform/schema/operations';
import { useAnswer } from '../../api/use-answer.ts';

/** What one charge of a card may come to. */
export type CardLimit =
  FetchDefaultPaymentProviderQuery['fetchDefaultPaymentProvider']['limits'][number];

/** What this server charges cards with in a currency; null: nothing, undefined: not known yet. */
export function useCardLimit(currency: string): CardLimit | null | undefined {
  const { data, problem } = useAnswer(
    fetchDefaultPaymentProvider,
    { params: { currency } },
    { pick: ({ fetchDefaultPaymentProvider: { limits } }) => limits, stays: true },
  );
  if (problem !== null) return null;
  return data === null ? undefined : (data.find(({ method }) => method === 'CARD') ?? null);
}
