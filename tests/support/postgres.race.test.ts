import pg from 'pg';
import { expect, inject, test } from 'vitest';

test('race tests get the superuser URL of a real PostgreSQL 18', async () => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major,
        current_setting('max_connections')::int as connections,
        (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    );
    expect(rows).toEqual([{ major: 18, connections: 300, superuser: true }]);
    expect(inject('database')).toBe('postgres');
  } finally {
    await client.end();
  }
});
