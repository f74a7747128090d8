import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anotherSite } from '../../support/another-site.ts';
import { excelOf } from '../support/excel.ts';
import type { Opened } from '../support/opened.ts';

const NOBODY = { clientId: 'nobody', clientSecret: 'nothing' };

/** What goes wrong first for somebody who sets a spreadsheet up, in Google's and in Excel. */
export function firstFailureTests(ready: () => Opened): void {
  describe('a first failure', () => {
    let site: Awaited<ReturnType<typeof anotherSite>>;
    beforeAll(async () => {
      site = await anotherSite();
    });
    afterAll(() => site.close());

    /** What a cell of each shows who has this credential. */
    const shown = async (by = NOBODY, elsewhere: string | null = null) => {
      const { server, sheet } = ready();
      sheet.services.properties.set('INVESTING_ID', by.clientId);
      sheet.services.properties.set('INVESTING_SECRET', by.clientSecret);
      sheet.services.elsewhere = elsewhere;
      const [inSheet] = await sheet.recalculate([{ name: 'INVEST_POSITIONS', args: [] }]);
      sheet.services.elsewhere = null;
      const excel = await excelOf(server.url, elsewhere ?? server.url);
      excel.connect(by);
      const [[inExcel] = []] = await excel.call('INVEST_POSITIONS');
      return [inSheet, inExcel].map(String);
    };

    test('names the scope that the plan does not give', async () => {
      const { server } = ready();
      const free = await server.createUser({ plan: 'FREE' });
      const words =
        '#FORBIDDEN portfolio.read: it needs a paid plan and a confirmed e-mail address';
      expect(await shown(await server.createCredential(free))).toEqual([words, words]);
    });

    test('says how to connect where nobody is', async () => {
      const { sheet } = ready();
      sheet.services.properties.clear();
      const [words] = await sheet.recalculate([{ name: 'INVEST_POSITIONS', args: [] }]);
      expect(words).toMatch(/^#NOT_CONNECTED Open the menu/);
    });

    test('says which server does not know the credential, and what to do', async () => {
      const { url } = ready().server;
      const said = 'refused the credential: Unknown client or wrong secret. Connect again';
      const words = `#NOT_CONNECTED ${url} ${said}`;
      expect(await shown()).toEqual([words, words]);
    });

    test.each([
      ['nothing answers', () => 'http://127.0.0.1:1', 'fetch failed', 'Address unavailable'],
      ['another site answers', () => site.url, 'status 200', 'status 200'],
      ['it is a page', () => `${ready().server.url}/docs`, 'status 404', 'status 404'],
    ])('names address, cause and repair where %s', async (_title, elsewhere, why, whyOfGoogle) => {
      const { url } = ready().server;
      const [inSheet = '', inExcel] = await shown(NOBODY, elsewhere());
      const words = (base: string, cause: string) =>
        `#NO_ANSWER No answer from ${base} (${cause}). ` +
        'Is the server up? Where it moved, take its script anew';
      expect(inExcel).toBe(words(elsewhere(), why));
      expect(inSheet.replace(`: ${url}/oauth/token`, '')).toBe(words(url, whyOfGoogle));
    });
  });
}
