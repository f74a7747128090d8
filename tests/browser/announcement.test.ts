import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

const ANNOUNCEMENT = {
  id: '01a1f640-f700-7a30-8c1d-2e3f4a5b6c7d',
  title: 'We are away tonight',
  bodyMarkdown: 'From **ten** to eleven. <b>Really</b>.\n\n[Why](https://status.example.com)',
  level: 'WARNING',
  url: null,
  startsAt: '2026-11-20T08:00:00Z',
  endsAt: null,
  dismissible: true,
};

browserTest('what the operator announces is shown as text, until it is put away', async () => {
  const user = await server.current.createUser();
  const { page } = await openPage(server.current.url, {}, await server.current.signIn(user));
  await page.route('**/graphql', (route) => {
    const isAsked = route.request().postData()?.includes('fetchAnnouncement(') === true;
    if (!isAsked) return route.continue();
    return route.fulfill({ json: { data: { fetchAnnouncement: ANNOUNCEMENT } } });
  });
  await page.goto('/apps');
  const title = page.getByRole('heading', { name: 'We are away tonight' });
  await title.waitFor();
  await page.getByText('From ten to eleven. <b>Really</b>.').waitFor();
  const why = page.getByRole('link', { name: 'Why' });
  expect(await why.getAttribute('href')).toBe('https://status.example.com');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await title.waitFor({ state: 'hidden' });
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('fetchAnnouncement('),
  );
  await page.reload();
  await answered;
  await page.getByRole('heading', { name: 'Connected apps', level: 1 }).waitFor();
  expect(await title.count()).toBe(0);
});
