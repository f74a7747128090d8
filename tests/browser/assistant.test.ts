import { createHash } from 'node:crypto';
import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

browserTest('a question is answered, and an order that is proposed is placed', async () => {
  const { createUser, openAccount, signIn, url } = server.current;
  const user = await createUser({ plan: 'PLUS' });
  const assetId = assetsBySymbol('AAPL')[0]?.id ?? '';
  await openAccount(user, { positions: [{ assetId, quantity: '10', price: '150' }] });
  const { page, complaints } = await openPage(url, {}, await signIn(user));
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'What do I hold?' }).click();
  await page.getByText('You hold 1 position').waitFor();
  await page.getByText('49 of 50 conversations left').waitFor();
  await page.getByLabel('Your question').fill('Sell half my Apple');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Review the order' }).click();
  await page.getByRole('button', { name: 'Sell AAPL' }).click();
  await page.getByText('See it on the overview').waitFor();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Title').fill('My Apple');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await page.getByText('You can sell 10 of').waitFor();
  await page.getByRole('button', { name: 'Delete My Apple' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'What do you want to know?' }).waitFor();
  expect(complaints).toEqual([]);
});

/** A request of the last hour that waits, older than seventy that were declined. */
const asked = {
  name: 'testing_asked_of_person',
  text: `insert into agent_requests (id, user_id, credential_id, token_hash, operation, params,
      params_hash, words, status, created_at, expires_at)
    select gen_random_uuid(), $1::uuid, $2::uuid, $3::bytea, 'createNetworthPortfolio',
      jsonb_build_object('name', 'Plan ' || n), $3::bytea, 'Make the portfolio Plan ' || n,
      case when n = 70 then 'PENDING' else 'DECLINED' end,
      now() - n * interval '30 seconds', now() + interval '10 minutes'
    from generate_series(0, 70) as n returning id, status`,
};

browserTest(
  'what an app asks for is approved from its link, and what was earlier is read on',
  async () => {
    const { createUser, createCredential, issueToken, signIn, url, deps } = server.current;
    const user = await createUser({ plan: 'PLUS' });
    const credential = await createCredential(user);
    const token = await issueToken(user, ['full_access'], credential);
    const hash = createHash('sha256').update(token).digest();
    const rows = await deps.db.transaction((tx) =>
      tx.all<{ id: string; status: string }, unknown[]>(asked, user.id, credential.id, hash),
    );
    const { id = '' } = rows.find(({ status }) => status === 'PENDING') ?? {};
    const { page, complaints } = await openPage(url, {}, await signIn(user));
    await page.goto(`/approvals?request=${id}`);
    const earlier = page.getByRole('region', { name: 'Earlier' });
    const listed = () => earlier.getByRole('heading', { level: 3 }).count();
    await expect.poll(listed).toBe(50);
    await earlier.getByRole('button', { name: 'Show older ones' }).click();
    await expect.poll(listed).toBe(70);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Done', { exact: true }).first().waitFor();
    await page.goto('/approvals');
    await page.getByText('Nothing to approve').waitFor();
    await page.goto('/portfolios');
    await page.getByText('Plan 70').first().waitFor();
    expect(complaints).toEqual([]);
  },
);
