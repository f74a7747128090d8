import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { netWorthWorld } from '../networth.fixture.ts';
import { viewLink } from './open-link.ts';
import { createShareLink, shareLinks } from './own-links.ts';

let db: Database;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});

afterEach(() => db.close());

test('of more readers at once than a link has views, as many see it as it has', async () => {
  const { deps, ada } = await netWorthWorld(db);
  const { url } = await createShareLink(deps, ada.actor, { maxViews: 5 });
  const token = url?.split('/').at(-1) ?? '';
  const views = Array.from({ length: 20 }, () => viewLink(deps, '192.0.2.7', { token }));
  const seen = await Promise.allSettled(views);
  expect(seen.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const { nodes } = await shareLinks(deps, ada.actor, {});
  expect(nodes).toMatchObject([{ viewCount: 5, status: 'EXPIRED' }]);
});
