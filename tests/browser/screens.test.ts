import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { browserTest, keepPage, type TestPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();
const AXE = createRequire(import.meta.url).resolve('axe-core');
const NARROW = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const WIDE = { width: 1280, height: 900 };

/** The address of a screen, and its heading. */
type Screen = readonly [path: string, heading: string | RegExp];

const OPEN: readonly Screen[] = [
  ['/', 'Wealth that your programs understand'],
  ['/sign-in', 'Sign in'],
  ['/register', 'Open an account'],
  ['/verify-email?token=x', 'Confirm your e-mail address'],
  ['/forgot-password', 'Forgotten password'],
  ['/reset-password?token=x', 'Choose a new password'],
  ['/newsletter/confirm?token=x', 'Confirm the newsletter'],
  ['/newsletter/unsubscribe?token=x', 'End the newsletter'],
  ['/bank-accounts/discard?token=x', 'Take the new bank account back'],
  ['/wallets/discard?token=x', 'Take the new wallet off your list'],
  ['/calculator', 'Investment calculator'],
  [`/shared/${'x'.repeat(22)}`, 'This link does not work'],
  ['/nowhere', 'There is nothing here'],
];

const SIGNED_IN: readonly Screen[] = [
  ['/', /^Good /],
  ['/net-worth', 'Net worth'],
  ['/portfolios', 'Portfolios'],
  ['/portfolios/OWN', 'Assets'],
  ['/instruments/OWN', 'House'],
  ['/documents', 'Documents'],
  ['/household', 'Household'],
  ['/sharing', 'Sharing'],
  ['/money', 'Money'],
  ['/cards', 'Cards'],
  ['/exchange', 'Exchange currencies'],
  ['/ledger', 'Account ledger'],
  ['/crypto', 'Crypto transfers'],
  ['/open-account', 'Open your live account'],
  ['/credentials', 'API credentials'],
  ['/apps', 'Connected apps'],
  ['/approvals', 'Approvals'],
  ['/assistant', 'Assistant'],
  ['/account', 'Account'],
  ['/plans', 'Plan'],
  ['/security', 'Security'],
  ['/data', 'Your data'],
];

const RECORD = `mutation {
  thing: createCustomInstrumentWithDetails(params: {
    name: "House", currency: "USD", category: PROPERTY,
    purchasedOn: "2024-03-01", purchasePrice: 700000, currentPrice: 905000
  }) { instrumentId portfolioId }
}`;

let axeSource = '';
let cookie = '';
let freeCookie = '';
/** The id of a thing of the person's, where a path says `OWN`, by the folder before it. */
const own: Record<string, string> = {};

beforeAll(async () => {
  axeSource = await readFile(AXE, 'utf8');
  const { createUser, createCredential, openAccount, signIn, graphql, url } = server.current;
  const user = await createUser({ plan: 'PRO' });
  await createCredential(user);
  await openAccount(user, { tradingMode: 'LIVE' });
  await openAccount(user, { tradingMode: 'PAPER' });
  cookie = await signIn(user);
  freeCookie = await signIn(await createUser({ plan: 'FREE' }));
  const { body } = await graphql({ Cookie: cookie, Origin: url }, RECORD);
  const made = body.data as { thing: { instrumentId: string; portfolioId: string } };
  Object.assign(own, { instruments: made.thing.instrumentId, portfolios: made.thing.portfolioId });
});

/** Goes to a screen and waits until all that it loads is there. */
async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path.replace(/(\w+)\/OWN$/, (_, folder) => `${folder}/${own[folder]}`));
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('.skeleton') === null);
  // No page leaves anybody in the belief that simulated money is real.
  await page.getByText('Simulated on this server:').waitFor();
}

/** Passes are not told with the place of each element, which would take most of the time. */
const RUN_AXE = `axe.run({ resultTypes: ['violations'] })
  .then(({ violations }) => JSON.stringify(violations))`;

/** What axe-core finds that keeps somebody out, by rule and place. */
async function seriousFaults(page: Page): Promise<string[]> {
  // Through the debugger, since the content policy allows no script that is put in.
  const session = await page.context().newCDPSession(page);
  const evaluate = (expression: string) =>
    session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  const { result: loaded } = await evaluate('"axe" in window');
  if (loaded.value === false) await evaluate(axeSource);
  const { result } = await evaluate(RUN_AXE);
  const violations: AxeResults['violations'] = JSON.parse(String(result.value));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

function overhang(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Looks at a screen as it is: who it keeps out, and what hangs over its edge. */
async function look(page: Page): Promise<typeof WELL> {
  return { faults: await seriousFaults(page), overhang: await overhang(page) };
}

/** What a finger would miss: targets below 44 pixels, links within a text apart. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, input:not([type=hidden], [aria-hidden]), select, textarea, summary, a.button, .bar a';
    return [...document.querySelectorAll(controls)]
      .filter((element) => !element.matches('.button.link') && element.checkVisibility())
      .map((element) => ({ element, target: element.closest('.check') ?? element }))
      .filter(({ target }) => target.getBoundingClientRect().height < 43.5)
      .map(({ element }) => `${element.tagName} ${element.className} ${element.textContent}`);
  });
}

const WELL = { faults: [] as string[], overhang: 0 };

const FREE: readonly Screen[] = [
  ['/', /^Good /],
  ['/credentials', 'API credentials'],
  ['/cards', 'Cards'],
  ['/plans', 'Plan'],
];

const KINDS: readonly (readonly [string, readonly Screen[], () => string])[] = [
  ['open to all', OPEN, () => ''],
  ['of a person', SIGNED_IN, () => cookie],
  ['of a person without a plan', FREE, () => freeCookie],
];

/** Light on a light background, or the other way round, as the person's system asks for. */
async function isDark(page: Page): Promise<boolean> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  return red < 128;
}

describe.each([...KINDS])('screens %s', (_kind, screens, session) => {
  let opened: TestPage;
  /** One for all screens: most of a visit would be the start of a browser that knows no script. */
  beforeAll(async () => {
    if (inject('chromium') !== null) opened = await keepPage(server.current.url, {}, session());
  });
  afterAll(() => opened?.close());

  browserTest.each([...screens])(
    '%s keeps nobody out and fits its window, wide and light as well as narrow and dark',
    async (path, heading) => {
      const { page, complaints, origins } = opened;
      complaints.length = 0;
      origins.clear();
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize(WIDE);
      await visit(page, path, heading);
      expect(await look(page)).toEqual(WELL);
      expect(await isDark(page)).toBe(false);
      await page.setViewportSize(TABLET);
      expect(await overhang(page)).toBe(0);
      await page.setViewportSize(NARROW);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await look(page)).toEqual(WELL);
      expect(await isDark(page)).toBe(true);
      expect(await smallTargets(page)).toEqual([]);
      expect([...origins]).toEqual([server.current.url]);
      // The browser itself complains of an address that is not found.
      expect(complaints.filter((text) => path !== '/nowhere' || !/404/.test(text))).toEqual([]);
    },
  );
});
