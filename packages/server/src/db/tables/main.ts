import { mkdir, writeFile } from 'node:fs/promises';
import { openDatabase } from '../database.ts';
import { describeTables } from './describe.ts';
import { generatedModules } from './generate.ts';

/** `npm run tables`: writes what the migrations make of an empty database. */
const folder = new URL('../generated/', import.meta.url);
const db = await openDatabase({ memory: true, entities: [] });
try {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(generatedModules(await describeTables(db)))) {
    await writeFile(new URL(name, folder), text);
  }
} finally {
  await db.close();
}
