import { entities as byTable } from './generated/entities.ts';
import type { Entities } from './orm.ts';

/** Every entity: MikroORM scans no files. */
export const entities: Entities = Object.values(byTable);
