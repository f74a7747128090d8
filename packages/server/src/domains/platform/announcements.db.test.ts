import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { manualClock } from '../../kernel/clock.ts';
import { seededRandom } from '../../kernel/random.ts';
import { fetchAnnouncement, type NewAnnouncement, publishAnnouncement } from './announcements.ts';

const NOW = new Date('2026-11-20T16:20:31.000Z');
const HOUR = 3_600_000;
const clock = manualClock(NOW);
const random = seededRandom('announcements');
let db: Database;

beforeEach(async () => {
  clock.set(NOW);
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});

afterEach(() => db.close());

const publish = (announcement: Partial<NewAnnouncement> = {}) =>
  db.transaction((tx) =>
    publishAnnouncement(
      tx,
      { clock, random },
      { level: 'INFO', title: 'Hello', body: 'A **new** world.', ...announcement },
    ),
  );

const titleShown = async (input: Parameters<typeof fetchAnnouncement>[1] = {}) =>
  (await fetchAnnouncement({ db, clock }, input))?.title ?? null;

describe('fetchAnnouncement', () => {
  test('shows what was published, from its start to its end', async () => {
    expect(await titleShown()).toBeNull();
    const [startsAt, endsAt] = [new Date(NOW.getTime() + HOUR), new Date(NOW.getTime() + 2 * HOUR)];
    const { id } = await publish({ linkUrl: 'https://example.com/', startsAt, endsAt });
    expect(await titleShown()).toBeNull();
    clock.set(startsAt);
    expect(await fetchAnnouncement({ db, clock }, {})).toEqual({
      id,
      title: 'Hello',
      bodyMarkdown: 'A **new** world.',
      level: 'INFO',
      url: 'https://example.com/',
      startsAt,
      endsAt,
      dismissible: true,
    });
    clock.set(endsAt);
    expect(await titleShown()).toBeNull();
  });

  test('shows the gravest, and of these the newest', async () => {
    await publish({ level: 'MARKETING', title: 'Buy' });
    await publish({ level: 'WARNING', title: 'Old', startsAt: new Date(NOW.getTime() - HOUR) });
    await publish({ level: 'WARNING', title: 'New' });
    expect(await titleShown()).toBe('New');
    await publish({ level: 'CRITICAL', title: 'Fire' });
    expect(await titleShown()).toBe('Fire');
  });

  test('fits the place and the language', async () => {
    await publish({ title: 'Everywhere' });
    await publish({ title: 'Trading', placement: 'trade', level: 'WARNING' });
    await publish({ title: 'Deutsch', locale: 'de' });
    await publish({ title: 'Österreich', locale: 'de-AT' });
    expect(await titleShown({ placement: 'home' })).toBe('Everywhere');
    expect(await titleShown({ placement: 'trade' })).toBe('Trading');
    expect(await titleShown({ placement: 'home', locale: 'de-CH' })).toBe('Deutsch');
    expect(await titleShown({ placement: 'home', locale: 'DE-at' })).toBe('Österreich');
    expect(await titleShown({ placement: 'home', locale: 'fr' })).toBe('Everywhere');
  });
});

describe('publishAnnouncement', () => {
  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['body', { body: '' }],
    ['linkUrl', { linkUrl: 'http://example.com' }],
    ['endsAt', { endsAt: NOW }],
  ])('refuses a wrong %s', async (path, announcement) => {
    await expect(publish(announcement)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [expect.objectContaining({ path })],
    });
    expect(await titleShown()).toBeNull();
  });
});
