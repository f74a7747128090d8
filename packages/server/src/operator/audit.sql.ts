import { namedStatement, statement } from '../db/statement.ts';

export interface AuditRow {
  readonly at: Date;
  readonly operator: string;
  readonly command: string;
  readonly subject: string;
  readonly changes: readonly string[];
  readonly reason: string | null;
}

export const insertAudit = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly at: Date;
    readonly operator: string;
    readonly command: string;
    readonly subject: string;
    readonly changes: readonly string[];
    readonly reason: string | null;
  }
>(
  'operator_insert_audit',
  `insert into operator_audit (id, at, operator, command, subject, changes, reason)
   values ($id, $at, $operator, $command, $subject, $changes::text[], $reason) returning id`,
);

export const latestAudits = statement<AuditRow, [limit: number]>(
  'operator_latest_audits',
  `select at, operator, command, subject, changes, reason from operator_audit
   order by at desc, id desc limit $1`,
);
