import { createECDH, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

const REGISTER_DEVICE = `mutation ($params: RegisterDeviceTokenInput!) {
  registerDeviceToken(params: $params) { id }
}`;

const DEED = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

async function person(plan: 'FREE' | 'PLUS' = 'FREE') {
  const user = await server.current.createUser({ plan });
  const cookie = await server.current.signIn(user);
  return { user, cookie, ...(await openPage(server.current.url, {}, cookie)) };
}

browserTest('signing out of another browser ends what it shows', async () => {
  const { user, page } = await person();
  const other = await openPage(server.current.url, {}, await server.current.signIn(user));
  await other.page.goto('/credentials');
  await page.goto('/security');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  const another = sessions.getByRole('button', { name: 'Sign out Unknown browser' });
  await another.click();
  await expect.poll(() => another.count()).toBe(0);
  await other.page.reload();
  await other.page.waitForURL('**/sign-in?next=%2Fcredentials');

  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/sign-in');
  await page.goto('/security');
  await page.waitForURL('**/sign-in?next=%2Fsecurity');
});

browserTest('the profile and each switch are saved by themselves', async () => {
  const { page, complaints } = await person('PLUS');
  await page.goto('/account');
  await page.getByLabel('Name shown to others').fill('Mia');
  await page.getByLabel('Time zone').selectOption('Pacific/Auckland');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Your profile is saved').waitFor();
  const toggle = page.getByRole('switch', { name: 'Orders by e-mail' });
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
  await page.reload();
  await toggle.waitFor();
  expect(await toggle.getAttribute('aria-checked')).toBe('false');
  expect(await page.getByLabel('Name shown to others').inputValue()).toBe('Mia');
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Pacific/Auckland');
  expect(complaints).toEqual([]);
});

browserTest('an agreement is signed below its text, and not where there is none', async () => {
  const { page } = await person('PLUS');
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Agreements', exact: true });
  await page.route('**/agreements/**', (route) => route.fulfill({ status: 404 }));
  await card.getByRole('button', { name: 'Sign Account agreement' }).click();
  await card.getByText('The text cannot be shown now').waitFor();
  expect(await card.getByRole('button', { name: 'Sign it' }).count()).toBe(0);
  await page.unroute('**/agreements/**');
  await page.reload();
  await card.getByRole('button', { name: 'Sign Account agreement' }).click();
  await card.getByText('You are 18 or older, and open the account for yourself.').waitFor();
  await card.getByLabel('I have read Account agreement and accept it').check();
  await card.getByRole('button', { name: 'Sign it' }).click();
  await page.getByText('Account agreement is signed.').waitFor();
});

browserTest(
  'what is on and what is off shows where the system forces its few colours',
  async () => {
    const user = await server.current.createUser({ plan: 'PLUS' });
    const cookie = await server.current.signIn(user);
    const { page } = await openPage(server.current.url, { forcedColors: 'active' }, cookie);
    await page.goto('/account');
    const colourOf = (name: string) =>
      page
        .getByRole('switch', { name })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf('Orders by e-mail')).not.toBe(await colourOf('Market moves by e-mail'));
  },
);

browserTest('a change of the protection is in its history at once', async () => {
  const { page } = await person();
  await page.goto('/security');
  const history = page.getByRole('region', { name: 'Sign-ins and changes' });
  await history.getByRole('row', { name: /^Signed in · password/ }).waitFor();
  await page.getByRole('textbox', { name: 'Phrase' }).fill('blue kauri 42');
  await page.getByRole('button', { name: 'Set the phrase' }).click();
  await history.getByRole('row', { name: /^Anti phishing code/ }).waitFor();
});

browserTest('a device that is sent push messages is listed, and removed', async () => {
  const { user, page } = await person('PLUS');
  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Devices for push messages' });
  await devices.getByText('None yet').waitFor();
  const { issueToken, graphql } = server.current;
  const headers = { Authorization: `Bearer ${await issueToken(user, ['profile.write'])}` };
  const params = { token: 'token-of-a-telephone', platform: 'IOS', deviceName: 'Phone of Ada' };
  await graphql(headers, REGISTER_DEVICE, { params });
  await page.reload();
  await devices.getByText('iPhone or iPad, last seen').waitFor();
  await devices.getByRole('button', { name: 'Remove Phone of Ada' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await devices.getByText('None yet').waitFor();
});

browserTest(
  'push messages come to a browser whose person allows them, and to no other',
  async () => {
    const { page, cookie } = await person('PLUS');
    const ecdh = createECDH('prime256v1');
    const keys = {
      p256dh: ecdh.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    // A browser without a person has no push service to subscribe at: what it would answer.
    await page.addInitScript((made) => {
      PushManager.prototype.subscribe = async (options) => {
        const key = Object(options).applicationServerKey;
        const endpoint = `https://push.example.com/${Object(options).userVisibleOnly}/${key}`;
        return Object.assign(Object.create(PushSubscription.prototype), {
          toJSON: () => ({ endpoint, keys: made }),
        });
      };
    }, keys);
    await page.goto('/account');
    const devices = page.getByRole('region', { name: 'Devices for push messages' });
    const button = devices.getByRole('button', { name: 'Turn on in this browser' });
    await button.click();
    await devices.getByText('allow notifications for this site').waitFor();
    await page.context().grantPermissions(['notifications'], { origin: server.current.url });
    onTestFinished(() => page.context().clearPermissions());
    await button.click();
    await page.getByText('Push messages are on in this browser.').waitFor();
    await devices.getByText('Browser, last seen').waitFor();
    const worker = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.scriptURL;
    });
    expect(worker).toBe(`${server.current.url}/push-worker.js`);
    const { body } = await server.current.graphql(
      { Cookie: cookie },
      '{ fetchCurrentUser { account { preferences { webPushKey } } } }',
    );
    const { webPushKey } = Object(body.data).fetchCurrentUser.account.preferences;
    await devices.getByText(`token …${webPushKey.slice(-6)}`).waitFor();
  },
);

browserTest.each([
  ['/verify-email', 'Confirm the address', /sign in/],
  ['/newsletter/confirm', 'Subscribe', /another one/],
  ['/newsletter/unsubscribe', 'Send no more newsletters', /newest newsletter/],
  ['/bank-accounts/discard', 'Take it back', /remove it under/],
])('a link of a mail to %s that works no more says what to do', async (path, button, advice) => {
  const { page } = await openPage(server.current.url);
  await page.goto(`${path}?token=${'x'.repeat(40)}`);
  await page.getByRole('button', { name: button }).click();
  const notice = page.getByRole('alert');
  await notice.getByText('This link was already used').waitFor();
  expect(await notice.innerText()).toMatch(advice);
});

browserTest('a person takes the data along and closes the account', async () => {
  const { user, page } = await person();
  await page.goto('/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain(user.email);
  await page.getByText('Your data is downloaded').waitFor();

  await page.getByRole('button', { name: 'Close the account' }).click();
  await page.getByLabel('Type your e-mail address to confirm').fill('another@example.com');
  await page.getByRole('button', { name: 'Close it for good' }).click();
  const field = page.getByLabel('Type your e-mail address to confirm');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(user.email);
  await page.getByRole('button', { name: 'Close it for good' }).click();
  await page.getByRole('heading', { name: 'Wealth that your programs understand' }).waitFor();
  await expect(server.current.signIn(user)).rejects.toThrow('no session');
});

browserTest(
  'a trust is described, its deed handed in, and agreements read and signed',
  async () => {
    const { createUser, signIn, url } = server.current;
    const user = await createUser({ plan: 'PLUS', kycStatus: 'NOT_STARTED' });
    const { page, complaints } = await openPage(url, {}, await signIn(user));
    const fill = (name: string, value: string) => page.getByLabel(name).fill(value);
    const open = (name: string) => page.getByRole('button', { name }).click();
    const save = async () => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    };
    await page.goto('/open-account');
    await page.getByLabel('A trust').check();
    await open('Fill in: Who you are');
    await fill('Given name', 'Mia');
    await fill('Family name', 'Tane');
    await fill('Day of birth', '1991-04-17');
    await page.getByRole('textbox', { name: /^Tax number/ }).fill('49-091-850');
    await page.getByLabel('Savings').check();
    await save();

    await open('Fill in: The company or trust');
    await fill('Name in the deed', 'Tane Family Trust');
    await fill('Street and number', '12 Rata Street');
    await fill('City', 'Wellington');
    await fill('Postal code', '6011');
    const mia = page.getByRole('group', { name: 'Person 1' });
    await mia.getByLabel('Given name').fill('Mia');
    await mia.getByLabel('Family name').fill('Tane');
    for (const role of ['Trustee', 'named beneficiary', 'Signs for it here']) {
      await mia.getByLabel(role).check();
    }
    await page.getByRole('button', { name: 'Save' }).click();
    await mia.getByText('Is needed for a beneficial owner.').waitFor();
    await mia.getByLabel('Day of birth').fill('1991-04-17');
    await save();

    const left = page.getByRole('region', { name: 'Status' });
    await left.getByText('Hand in the deed of the trust.').waitFor();
    await open('Hand in: Documents');
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: DEED });
    await open('Submit');
    await left.getByText('Hand in the deed of the trust.').waitFor({ state: 'detached' });

    await open('Read and sign: Agreements');
    await page.getByText('You are 18 or older, and open the account for yourself.').waitFor();
    for (const box of await page.getByRole('checkbox', { name: /^I have read / }).all()) {
      await box.check();
    }
    expect(await page.getByLabel('Your name').inputValue()).toBe('Mia Tane');
    await page.getByRole('button', { name: /^Sign all / }).click();
    await left
      .getByText(/Read and sign:/)
      .first()
      .waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  },
);
