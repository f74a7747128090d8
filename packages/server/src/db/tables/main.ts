import { writeFile } from 'node:fs/promises';
import { openDatabase } from '../database.ts';
import { describeTables } from './describe.ts';
import { writeTables } from './write-tables.ts';

/** `npm run tables`: writes what the migrations make of an empty database. */
const db = await openDatabase({ memory: true });
try {
  await writeFile(
    new URL('../generated/tables.ts', import.meta.url),
    writeTables(await describeTables(db)),
  );
} finally {
  await db.close();
}
