import { describe, expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

describe('a form', () => {
  browserTest('shows at each field what the API refuses, and keeps what was typed', async () => {
    const { page } = await openPage(server.current.url);
    await page.goto('/register');
    await page.getByLabel('E-mail address').fill('bea@example.com');
    await page.getByLabel('Password', { exact: true }).fill('password12');
    await page.getByLabel('I accept the terms of use').check();
    await page.getByRole('button', { name: 'Open the account' }).click();
    const password = page.getByLabel('Password', { exact: true });
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    const described = (await password.getAttribute('aria-describedby')) ?? '';
    const problem = page.locator(`[id="${described.split(' ').at(-1)}"]`);
    expect(await problem.innerText()).not.toBe('');
    expect(await password.inputValue()).toBe('password12');
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('bea@example.com');
    await expect.poll(() => password.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  browserTest('loses nothing with the connection, and goes through once it is back', async () => {
    const { page } = await openPage(server.current.url);
    await page.goto('/register');
    await page.getByLabel('E-mail address').fill('cem@example.com');
    await page.getByLabel('Password', { exact: true }).fill('violet harbour 93 lanterns');
    await page.getByLabel('I accept the terms of use').check();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.getByText('Nothing is lost').waitFor();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('cem@example.com');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Open the account' }).click();
    await page.getByRole('heading', { name: 'Check your mailbox' }).waitFor();
  });

  browserTest('names the fields that are missing, without asking the server', async () => {
    const { page } = await openPage(server.current.url);
    await page.goto('/sign-in');
    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.postData()?.includes('signIn(')) requests += 1;
    });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(2);
    expect(requests).toBe(0);
  });
});

browserTest('a session that ends under a form is said, and the form keeps its text', async () => {
  const user = await server.current.createUser();
  const cookie = await server.current.signIn(user);
  const { page } = await openPage(server.current.url, {}, cookie);
  await page.goto('/credentials');
  await page.getByLabel('Name').fill('Long thought about');
  const headers = { Origin: server.current.url, Cookie: cookie };
  await server.current.graphql(headers, 'mutation { signOut { message } }');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Your session has ended').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Long thought about');
});

browserTest('a screen behind the sign-in comes back after it', async () => {
  const user = await server.current.createUser();
  const { page } = await openPage(server.current.url);
  await page.goto('/security');
  await page.waitForURL('**/sign-in?next=%2Fsecurity');
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/security');
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
});

browserTest(
  'a screen says that it is offline, and what could not be read is read again',
  async () => {
    const user = await server.current.createUser();
    const cookie = await server.current.signIn(user);
    const { page } = await openPage(server.current.url, {}, cookie);
    let isBroken = true;
    await page.route('**/graphql', (route) => {
      const isList = route.request().postData()?.includes('ApiCredentials') === true;
      return isBroken && isList ? route.abort() : route.continue();
    });
    await page.goto('/credentials');
    await page.getByRole('alert').getByText('No answer from the server').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('None yet').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);

    await page.context().setOffline(true);
    await page.getByText('You are offline').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'hidden' });
  },
);
