import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { install, runIn } from './command.ts';
import type { NewServer } from './server.ts';
import { figureOf } from './terminal.ts';

const TEST = `import { setupMockServer } from '@investing-platform/mocks/node';
import { clientCredentials, createClient } from '@investing-platform/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';

const baseUrl = 'https://api.example.com';
const mocks = setupMockServer({ baseUrl });
beforeAll(() => mocks.listen());
afterAll(() => mocks.close());

test('somebody is worth something', async () => {
  const { credential } = mocks.world.person;
  const auth = clientCredentials({ baseUrl, ...credential, scopes: ['portfolio.read'] });
  const { totals } = await createClient({ baseUrl, auth }).netWorthDashboard();
  expect(Number(totals.netWorth)).toBeGreaterThan(0);
  console.log(\`Worth: \${totals.netWorth} \${totals.currency}\`);
});
`;

/** Installs SDK and mocks, and runs a test on them without the server. */
export async function figureInTest(server: NewServer, folder: string): Promise<string> {
  const packages = [server.packageAt('sdk'), server.packageAt('mocks')];
  await install(folder, ...packages, 'msw@3', 'vitest@5.1.0');
  await writeFile(join(folder, 'worth.test.js'), TEST);
  const vitest = join(folder, 'node_modules/.bin/vitest');
  const answer = await runIn(folder, vitest, ['run', '--root', folder]);
  return figureOf(answer.slice(answer.indexOf('Worth: ')));
}
