import { onTestFinished } from 'vitest';
import { migrate } from '../migrate.ts';
import { openOrm } from '../orm.ts';
import { pgliteEngine } from '../pglite/engine.ts';
import { migrations } from './index.ts';

/**
 * A database of the program as it was before a migration, with rows of then, brought up to date.
 *
 * @param before start of the name of the first migration that the rows do not know
 * @param rows script that writes them
 * @returns reads what became of them
 */
export async function upgraded(before: string, rows: string) {
  const engine = await pgliteEngine({ dataDir: undefined, warn: () => undefined });
  onTestFinished(() => engine.close());
  const orm = openOrm();
  const earlier = migrations.filter(({ name }) => name < before);
  await migrate(engine, orm, earlier);
  await engine.transaction((session) => session.script(rows), 'read committed');
  await migrate(engine, orm, migrations);
  return async (text: string) => (await engine.query({ text, values: [] })).rows;
}

/** SQL of a person as the first release kept one. */
export function personOfThen(id: string | undefined, email: string): string {
  return `
    insert into users (id, email, password_hash, name, plan, kyc_status, marketing_opt_in,
        terms_accepted_at, notified_at, created_at, updated_at)
      values ('${id}', '${email}', 'x', 'Ada', 'PRO', 'APPROVED', false, now(), now(), now(), now())`;
}
