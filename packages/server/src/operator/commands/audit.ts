import { latestAudits } from '../audit.sql.ts';
import type { OperatorDeps } from '../change.ts';

/** What operators did, the latest first, a paragraph each. */
export async function auditLines({ db }: OperatorDeps, limit: number): Promise<string> {
  const rows = await db.all(latestAudits, limit);
  if (rows.length === 0) return 'No operator has changed anything yet.';
  return rows
    .map(({ at, operator, command, changes, reason }) =>
      [
        `${at.toISOString()}  ${operator}  ${command}`,
        ...changes.map((line) => `  ${line}`),
        ...(reason === null ? [] : [`  because: ${reason}`]),
      ].join('\n'),
    )
    .join('\n\n');
}
