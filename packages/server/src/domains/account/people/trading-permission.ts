import type { Reader } from '../../../db/database.ts';
import { permissionToTrade } from './users.sql.ts';

/** What trading for real asks of a person, and what of it is there. */
export interface TradingPermission {
  readonly kycApproved: boolean;
  /** The customer agreement, in any version. */
  readonly agreementSigned: boolean;
}

/** Nothing is there for an unknown person. */
export async function tradingPermission(
  reader: Reader,
  userId: string,
): Promise<TradingPermission> {
  const row = await reader.maybe(permissionToTrade, userId);
  return row ?? { kycApproved: false, agreementSigned: false };
}
