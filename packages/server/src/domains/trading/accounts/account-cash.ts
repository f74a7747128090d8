import type { Reader } from '../../../db/database.ts';
import { type CashRow, liveCash } from './accounts.sql.ts';

/** The cash in a person's live accounts by account and currency, held cash included. */
export function accountCash(reader: Reader, userId: string): Promise<CashRow[]> {
  return reader.all(liveCash, userId);
}
