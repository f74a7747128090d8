import { describe, expect, test } from 'vitest';
import { bundle, gzipped } from '../support/bundle.ts';
import type { Installed } from '../support/installed.ts';

const entry = '@investing-platform/sdk';
const lean = `export { createClient } from '${entry}/lean';`;
const subscriptions = `export { webSocketSubscriptions } from '${entry}/subscriptions';`;

const BUDGETS = [
  ['the lean core', lean, 5_120],
  ['all operations', `export * from '${entry}/operations';`, 14_336],
  ['client credentials', `export { clientCredentials } from '${entry}/auth';`, 9_216],
  ['both grants', `export { authorizationCode, clientCredentials } from '${entry}/auth';`, 12_288],
] as const;

export function bundleTests(installed: () => Installed): void {
  const size = async (text: string) => gzipped(await bundle(installed().project, text));

  describe('a bundle', () => {
    test.each(BUDGETS)('of %s keeps to its budget, gzipped', async (_title, text, budgetBytes) => {
      expect(await size(text)).toBeLessThanOrEqual(budgetBytes);
    });

    test('of one operation holds that operation alone', async () => {
      const code = await bundle(
        installed().project,
        `export { getOrders } from '${entry}/operations';`,
      );
      expect(code).toContain('getOrders');
      expect(code).not.toContain('placeOrder');
    });

    test('of any one operation keeps to 512 bytes, gzipped', async () => {
      const operations: Record<string, string> = await import(
        '@investing-platform/schema/operations'
      );
      expect(Object.keys(operations).length).toBeGreaterThanOrEqual(244);
      // As the bundle above is written, which would take seconds for all of them.
      const over = Object.entries(operations).flatMap(([name, text]) => {
        const bytes = gzipped(`var e=\`${text}\`;export{e as ${name}};`);
        return bytes > 512 ? [`${name}: ${bytes}`] : [];
      });
      expect(over).toEqual([]);
    });

    test('of subscriptions adds at most 5 KB to the lean core', async () => {
      const added = (await size(lean + subscriptions)) - (await size(lean));
      expect(added).toBeLessThanOrEqual(5_120);
    });

    test('of the lean client holds no library', async () => {
      const code = await bundle(installed().project, lean);
      expect(code).not.toMatch(/GraphQLError|ClientError|oauth|WebSocket/);
    });
  });
}
