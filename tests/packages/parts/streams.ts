import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '../../../scripts/release/published.ts';
import type { Installed } from '../support/installed.ts';

/** More streams than a socket takes, one that breaks, and a person who signs in and out. */
const SCRIPT = `
  import { setupMockServer } from '@investing-platform/mocks/node';
  import { authorizationCode, clientCredentials, createClient } from '@investing-platform/sdk';
  import { fixedToken } from '@investing-platform/sdk/auth';
  const baseUrl = 'https://api.example.com';
  const mocks = setupMockServer({ baseUrl });
  mocks.listen();
  const { clientId, clientSecret } = mocks.world.person.credential;
  const auth = clientCredentials({ baseUrl, clientId, clientSecret, scopes: ['portfolio.read'] });
  const client = createClient({ baseUrl, auth });
  const clock = setInterval(() => mocks.advance(1_000), 20);

  const gaps = [];
  const onGap = ({ reason }) => gaps.push(reason);
  const prices = client.livePriceData({ symbols: ['BTC'] }, { onGap });
  const { value: first } = await prices.next();
  mocks.scenarios.socketDrop();
  const { value: second } = await prices.next();
  const many = Array.from({ length: 51 }, () => client.livePriceData({ symbols: ['ETH'] }).next());
  const symbols = new Set((await Promise.all(many)).map(({ value }) => value.symbol));
  client.close();
  clearInterval(clock);

  const redirectUri = 'https://app.example.com/back';
  const registered = await fetch(baseUrl + '/oauth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: 'An app', redirect_uris: [redirectUri] }),
  });
  const { client_id: app } = await registered.json();
  const person = authorizationCode({ baseUrl, clientId: app, redirectUri });
  const follow = async (address) => {
    if (address.startsWith(redirectUri)) return address;
    const { headers } = await fetch(address, { redirect: 'manual' });
    return follow(headers.get('Location'));
  };
  const { value: token } = await person.finish(await follow((await person.start()).url));
  const { email } = await createClient({ baseUrl, auth: person }).fetchCurrentUser();
  await person.signOut();
  const nameOf = ({ name }) => name;
  const without = await person.token().catch(nameOf);
  const old = createClient({ baseUrl, auth: fixedToken(token) });
  const copied = await old.fetchCurrentUser().catch(nameOf);
  mocks.close();
  console.log(JSON.stringify({
    resumed: second.sequence > first.sequence,
    gaps, symbols: [...symbols], email, without, copied,
  }));`;

/** What lasts longer than a call, from the installed SDK and mocks. */
export function streamTests(installed: () => Installed): void {
  test('installed streams outlive a socket and its bound, and signing out ends a token', async () => {
    const { project } = installed();
    await writeFile(join(project, 'streams.mjs'), SCRIPT);
    expect(JSON.parse(await runNode(['streams.mjs'], project))).toEqual({
      resumed: true,
      gaps: ['reconnected'],
      symbols: ['ETH'],
      email: expect.stringContaining('@example.com'),
      without: 'ReauthorizationRequired',
      copied: 'ReauthorizationRequired',
    });
  });
}
