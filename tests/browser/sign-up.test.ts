import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();
const EMAIL = 'ada@example.com';
const PASSWORD = 'violet harbour 93 lanterns';

browserTest('a stranger gets from signing up to the first call of the API', async () => {
  const { url, mailsTo } = server.current;
  const { page, complaints } = await openPage(url);

  await page.goto('/');
  await page.getByRole('link', { name: 'Open an account' }).click();
  await page.getByLabel('E-mail address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('heading', { name: 'Check your mailbox' }).waitFor();

  await expect.poll(async () => (await mailsTo(EMAIL)).length).toBe(1);
  const link = /https?:\S+verify-email\S+/.exec((await mailsTo(EMAIL))[0]?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();

  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /Good \w+, Ada/ }).waitFor();

  await page.getByRole('link', { name: 'API credentials' }).click();
  await page.getByLabel('Name').fill('Spreadsheet');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: '“Spreadsheet” is ready' }).waitFor();
  const [clientId = '', clientSecret = ''] = await page
    .locator('.created > .copy code')
    .allInnerTexts();
  const sample = await page.getByRole('tabpanel').innerText();
  expect(sample).toContain(`${url}/oauth/token`);
  expect(sample).toContain(clientId);
  expect(sample).not.toContain(clientSecret);

  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const granted = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'identity' }),
  });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const { body } = await server.current.graphql(
    { Authorization: `Bearer ${token}` },
    '{ fetchCurrentUser { name email } }',
  );
  expect(body.data).toEqual({ fetchCurrentUser: { name: 'Ada', email: EMAIL } });

  await page.getByRole('button', { name: 'I have stored the secret' }).click();
  expect(await page.content()).not.toContain(clientSecret);
  expect(complaints).toEqual([]);
});
