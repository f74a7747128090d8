import type { ClosureObstacleKind } from '@investing-platform/schema/first-party';
import type { SessionActor } from '../../kernel/actor.ts';
import type { Tables } from '../generated/tables.ts';
import type { Reader, Transaction } from '../interface.ts';
import { statement } from '../statement.ts';

/** A table with rows of people: whose one is stands in its column `user_id`. */
export type PersonalTable = {
  [Table in keyof Tables]: 'userId' extends keyof Tables[Table]['row'] ? Table : never;
}[keyof Tables];

/** Something of an account that is somebody's still, and has to be settled first. */
export interface Obstacle {
  readonly kind: ClosureObstacleKind;
  readonly message: string;
}

/** How much of what the person is told about would end. */
export interface ClosureCounts {
  readonly openOrderCount: number;
  readonly credentialCount: number;
  readonly connectedAppCount: number;
  readonly sessionCount: number;
}

/** How an account stands with one domain. */
export interface Standing {
  /** Of those of one kind, from all domains, the person is shown the first. */
  readonly obstacles?: readonly Obstacle[];
  readonly counts?: Partial<ClosureCounts>;
}

/**
 * What closing an account means for the tables of one domain. Each table with a column `user_id`
 * stands in `erased` or in `kept` of its owner, which a test compares with the database.
 */
export interface ClosingPart {
  /** `erase` deletes the person's rows of them. */
  readonly erased?: readonly PersonalTable[];
  /** Their rows stay, without a way in: for how long, and why. */
  readonly kept?: Readonly<Partial<Record<PersonalTable, string>>>;
  /** Other tables that `erase` goes through, with the column that says whose a row is. */
  readonly others?: Readonly<Partial<Record<keyof Tables, string>>>;
  /** In one statement, so that nothing passes by between two of them. */
  standing?(reader: Reader, userId: string, now: Date): Promise<Standing>;
  /** The person's row is locked, and access has ended. */
  erase?(tx: Transaction, userId: string, now: Date): Promise<void>;
}

/** How accounts are closed. */
export interface Closing {
  /** In the order in which they are asked and erase. */
  readonly parts: readonly ClosingPart[];
  /** What is done first, in transactions of its own: practice orders are cancelled. */
  settle(actor: SessionActor): Promise<void>;
}

/**
 * An `erase` that deletes the person's rows of tables, in this order: those that refer to others
 * come before them. To be called once for a table, at the top of a module.
 */
export function deletingRows(
  tables: readonly PersonalTable[],
): (tx: Transaction, userId: string) => Promise<void> {
  const deletions = tables.map((table) =>
    statement<never, [userId: string]>(
      `closing_delete_${table}`,
      `delete from ${table} where user_id = $1`,
    ),
  );
  return async (tx, userId) => {
    for (const deletion of deletions) await tx.run(deletion, userId);
  };
}
