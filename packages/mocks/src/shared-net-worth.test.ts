import { expect, test } from 'vitest';
import { mocksForTests } from './mocks.fixture.ts';

const mocks = mocksForTests();

const connect = `mutation ($params: SaveBrokerCredentialInput!) {
  saveBrokerCredential(params: $params) { status }
}`;
const share = `mutation ($params: CreateNetWorthShareLinkInput) {
  createNetWorthShareLink(params: $params) { url }
}`;
const look = `query ($params: SharedNetWorthDashboardInput!) {
  sharedNetWorthDashboard(params: $params) {
    totals { netWorth unpricedCount } assets { symbol value percent }
  }
}`;

interface Shared {
  readonly totals: { readonly netWorth: string | null; readonly unpricedCount: number };
  readonly assets: readonly {
    readonly symbol: string | null;
    readonly value: string | null;
    readonly percent: string | null;
  }[];
}

/** What a new link shows. */
async function shown(hideAmounts: boolean): Promise<Shared> {
  const made = await mocks.ask(share, { hideAmounts, sections: ['TOTALS', 'ASSETS'] });
  const { url } = Object(made.data).createNetWorthShareLink;
  const token = new URL(url).pathname.split('/').at(-1) ?? '';
  const { data, errors } = await mocks.ask(look, { token }, { token: null });
  expect(errors).toEqual([]);
  return Object(data).sharedNetWorthDashboard;
}

/** A live account with a short position, and something that nobody prices. */
const connected = () =>
  mocks.ask(connect, {
    provider: 'CUSTOM',
    label: 'Mine',
    tradingMode: 'LIVE',
    values: [
      { name: 'apiKey', value: 'SANDBOX-SHARED' },
      { name: 'apiSecret', value: 'anything' },
    ],
  });

test('readers of a share link are told how much of it has no price', async () => {
  const before = await shown(false);
  await connected();
  const after = await shown(false);
  expect(after.totals.unpricedCount).toBe(before.totals.unpricedCount + 1);
  const bySymbol = new Map(after.assets.map((asset) => [asset.symbol, asset]));
  expect(bySymbol.get('EXVENT')).toMatchObject({ value: null, percent: null });
  expect(Number(bySymbol.get('TSLA')?.value)).toBeLessThan(0);
});

test('the count is told where amounts are hidden too', async () => {
  await connected();
  const { totals, assets } = await shown(true);
  expect(totals).toMatchObject({ netWorth: null, unpricedCount: 1 });
  expect(assets.every(({ value }) => value === null)).toBe(true);
});
