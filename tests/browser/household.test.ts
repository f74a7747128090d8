import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

async function invitationTo(email: string): Promise<string> {
  const mails = await server.current.mailsTo(email);
  return /https?:\S+#invitation=\S+/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
}

browserTest('who is invited by mail joins a household, and leaves it again', async () => {
  const { createUser, signIn, url } = server.current;
  const [ada, eve] = [await createUser({ plan: 'PLUS' }), await createUser({ plan: 'PLUS' })];
  const { page, complaints } = await openPage(url, {}, await signIn(ada));
  await page.goto('/household');
  await page.getByLabel('Name', { exact: true }).fill('The Byrons');
  await page.getByRole('button', { name: 'Create household' }).click();
  await page.getByRole('heading', { name: 'The Byrons' }).waitFor();
  await page.getByLabel('E-mail address').fill(eve.email);
  await page.getByLabel('Name', { exact: true }).fill('Eve');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText('Invited', { exact: true }).waitFor();
  await expect.poll(() => invitationTo(eve.email)).not.toBe('');

  const guest = await openPage(url);
  await guest.page.goto(await invitationTo(eve.email));
  await guest.page.getByLabel('E-mail address').fill(eve.email);
  await guest.page.getByLabel('Password', { exact: true }).fill(eve.password);
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await guest.page.getByText('invites you to the household “The Byrons”').waitFor();
  await guest.page.getByRole('button', { name: 'Join the household' }).click();
  await guest.page.getByRole('heading', { name: 'Eve (you)' }).waitFor();
  expect(new URL(guest.page.url()).hash).toBe('');
  await guest.page.getByRole('button', { name: 'Leave the household' }).click();
  await guest.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await guest.page.getByRole('heading', { name: 'Create a household' }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: /\(you\)$/ }).waitFor();
  expect(await page.getByRole('heading', { name: 'Eve' }).count()).toBe(0);
  expect([...complaints, ...guest.complaints]).toEqual([]);
});
