import type {
  OrderGroup,
  OrderSide,
  SortDirection,
  TradingMode,
} from '@investing-platform/schema/operations';
import type { Moments } from '../../time/refuse-backwards.ts';
import type { OrderStatus } from './status.ts';

/** Which orders are asked for, with moments as dates. */
export interface OrderFilter extends Moments {
  readonly tradingMode?: TradingMode | null | undefined;
  readonly group?: OrderGroup | undefined;
  readonly statuses?: readonly OrderStatus[] | null | undefined;
  readonly assetIds?: readonly string[] | null | undefined;
  readonly sides?: readonly OrderSide[] | null | undefined;
  readonly brokerAccountId?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
  readonly clientOrderIds?: readonly string[] | null | undefined;
  readonly activeStrategyId?: string | null | undefined;
  /** Included. */
  readonly updatedSince?: Date | null | undefined;
  readonly direction?: SortDirection | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}
