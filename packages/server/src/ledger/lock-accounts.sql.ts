import { type Statement, statement } from '../db/statement.ts';

export interface AccountRow {
  /** Its place among those asked for, from 0. */
  readonly place: number;
  readonly id: string;
  /** Null for accounts of the platform. */
  readonly balance: string | null;
}

/** Accounts in one statement; the values of each follow each other. */
export const ACCOUNTS_A_STATEMENT = 8;

const statements = new Map<string, Statement<AccountRow, (string | null)[]>>();

/**
 * Finds accounts and locks those with an owner, one after the other as they are given, which is the
 * same order in every transaction. A weak lock is enough: it lets other entries refer to the row,
 * and nobody else change the balance.
 *
 * One lookup for each account, since the plan of a join with the list of them would be made for
 * another length, and for tables of another size.
 *
 * @param platform how many belong to the platform, given as kind and asset; they come first
 * @param owned how many have an owner, given as owner, kind and asset
 */
export function lockAccounts(
  platform: number,
  owned: number,
): Statement<AccountRow, (string | null)[]> {
  const name = `ledger.lockAccounts.${platform}.${owned}`;
  let known = statements.get(name);
  if (known === undefined) {
    known = statement(name, textOf(platform, owned));
    statements.set(name, known);
  }
  return known;
}

function textOf(platform: number, owned: number): string {
  let parameters = 0;
  const next = (type: string): string => {
    parameters += 1;
    return `$${parameters}::${type}`;
  };
  const ofPlatform = (place: number): string =>
    `select ${place} as place, id, balance from ledger_accounts
     where owner_id is null and kind = ${next('text')} and asset = ${next('text')}`;
  const ofOwner = (place: number): string =>
    `select ${place} as place, id, balance from (
       select id, balance from ledger_accounts
       where owner_id = ${next('uuid')} and kind = ${next('text')} and asset = ${next('text')}
       for no key update) a${place}`;
  return Array.from({ length: platform + owned }, (_, place) =>
    place < platform ? ofPlatform(place) : ofOwner(place),
  ).join(' union all ');
}
