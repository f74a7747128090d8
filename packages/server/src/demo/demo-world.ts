import { seedExperts, seedIdeas } from '../domains/ideas/index.ts';
import { seedHouseStrategies } from '../domains/strategies/index.ts';
import { giveAccess, hasAccess } from './access.ts';
import { type DemoFile, type DemoUser, readDemoUsers, writeDemoFile } from './demo-file.ts';
import type { DemoDeps, DemoPlace } from './deps.ts';
import { houseStrategies } from './house-strategies.ts';
import { demoIdeas } from './ideas.ts';
import { keepUser, readKeptAccess } from './kept-access.ts';
import { people } from './people.ts';

const EXPERTS_SINCE = new Date('2022-01-03T15:00:00Z');

/**
 * Fills an empty development server with one person for each plan, and writes what is needed to
 * use them to `demo.json` in the data directory. Later starts change nothing, and other servers on
 * the same database write the same. Where that does not fit the database any more, the people it
 * concerns get new passwords and new credentials; what they own stays.
 *
 * To be awaited before the server listens, outside of production only, by one process at a time.
 *
 * @returns what the file holds
 */
export async function startDemoWorld(deps: DemoDeps, place: DemoPlace): Promise<DemoFile> {
  const known = new Map((await readDemoUsers(place.dataDir)).map((user) => [user.email, user]));
  const users: DemoUser[] = await Promise.all(
    people.map(async (person) => {
      const kept = await readKeptAccess(deps, person.email);
      for (const user of [known.get(person.email), kept]) {
        if (user != null && (await hasAccess(deps, user))) return user;
      }
      const given = await giveAccess(deps, person);
      await keepUser(deps, given);
      return given;
    }),
  );
  await deps.db.transaction(async (tx) => {
    await seedExperts(tx, EXPERTS_SINCE);
    await seedHouseStrategies(tx, deps, houseStrategies);
  });
  await seedIdeas(deps, demoIdeas);
  const content = { baseUrl: place.baseUrl, users };
  await writeDemoFile(place.dataDir, content);
  return content;
}
