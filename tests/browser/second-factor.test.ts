import { createHmac } from 'node:crypto';
import type { TestUser } from '@investing-platform/server/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

/** How far the server is ahead of this machine. */
let aheadMs = 0;
const server = useServer({ clock: { now: () => new Date(Date.now() + aheadMs) } });
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;

/** The six digits of an authenticator app (RFC 6238 over RFC 4226, section 5.3). */
function codeOf(secret: string, step: number): string {
  const bits = [...secret].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const now = () => Math.floor(Date.now() / 1_000 / STEP_SECONDS);

async function signInWith(page: Page, user: TestUser): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
}

browserTest(
  'an authenticator app is set up, asked for at sign-in, and replaced by a recovery code',
  async () => {
    const user = await server.current.createUser();
    const cookie = await server.current.signIn(user);
    const { page, complaints } = await openPage(server.current.url, {}, cookie);
    await page.goto('/security');
    const card = page.getByRole('region', { name: 'Authenticator app' });
    await card.getByRole('button', { name: 'Set up' }).click();
    const picture = card.getByRole('img', { name: 'QR code for the authenticator app' });
    await expect
      .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(100);
    const secret = await card.locator('.copy code').innerText();
    await card.getByLabel('Code').fill(codeOf(secret, now()));
    await card.getByRole('button', { name: 'Switch on' }).click();
    await card.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
    const recovery = (await card.locator('.copy code').innerText()).split('\n');
    expect(recovery).toHaveLength(10);
    await card.getByRole('button', { name: 'I have stored them' }).click();
    await card.getByText('10 recovery codes are left').waitFor();
    expect(complaints).toEqual([]);

    const other = (await openPage(server.current.url)).page;
    await signInWith(other, user);
    await other.getByLabel('Code').fill('000000');
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.getByRole('alert').waitFor();
    await other.getByLabel('Code').fill(codeOf(secret, now() + 1));
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await other.getByRole('heading', { name: /^Good/ }).waitFor();

    const lost = (await openPage(server.current.url)).page;
    await signInWith(lost, user);
    await lost.getByLabel('Code').fill(recovery[0] ?? '');
    await lost.getByRole('button', { name: 'Sign in', exact: true }).click();
    await lost.getByRole('heading', { name: /^Good/ }).waitFor();
  },
);

browserTest(
  'a sensitive change asks for the password once the sign-in is no longer fresh',
  async () => {
    const user = await server.current.createUser();
    const { page } = await openPage(server.current.url, {}, await server.current.signIn(user));
    await page.goto('/security');
    await page.getByRole('textbox', { name: 'Phrase' }).fill('blue kauri 42');
    aheadMs = 6 * 60_000;
    await page.getByLabel('New password').fill('amber ridge 08 falcon');
    await page.getByRole('button', { name: 'Change the password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByLabel('Password', { exact: true }).fill('not it');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect
      .poll(() => dialog.getByLabel('Password', { exact: true }).getAttribute('aria-invalid'))
      .toBe('true');
    await dialog.getByLabel('Password', { exact: true }).fill(user.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The password is changed').waitFor();
    expect(await page.getByRole('textbox', { name: 'Phrase' }).inputValue()).toBe('blue kauri 42');
  },
);
