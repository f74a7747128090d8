import type { Ratio } from '@investing-platform/rules/tracked/tracked-trade';
import type { TradeType } from '@investing-platform/schema/operations';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import type { Selection } from '../../holdings/index.ts';

/** What a trade says, as its type needs it. */
export interface TradeInput {
  readonly type: TradeType;
  readonly tradedOn: CivilDate;
  readonly quantity?: string | null | undefined;
  readonly price?: string | null | undefined;
  readonly fee?: string | undefined;
  readonly feeCurrency?: string | null | undefined;
  readonly exchangeRate?: string | null | undefined;
  readonly ratio?: Ratio | null | undefined;
  readonly costBasis?: string | null | undefined;
  readonly capitalAmount?: string | null | undefined;
  readonly lotSelections?: readonly Selection[] | null | undefined;
  readonly note?: string | null | undefined;
  readonly uniqueIdentifier?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}
