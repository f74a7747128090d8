import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { gainIn } from '@investing-platform/rules/tracked/holding-gain';
import type {
  AssetClass,
  AssetLiquidity,
  NetWorthCategory,
} from '@investing-platform/schema/operations';
import { all, type Fact, type Facts, find, type Realm } from '../contract/realm.ts';
import { isLink, type RowOf } from '../contract/row.ts';
import { byTheMonth, byTheYear, type Flow } from '../networth/recurring.ts';
import { type Amount, cash, inCurrency, isNothing, minus, percentOf, total } from './amounts.ts';
import { debtFacts, owed } from './debts.ts';
import { goalFacts } from './goals.ts';
import { displayCurrency, gain, priceOf } from './holdings.ts';
import { linkStatus } from './share-links.ts';
import { dayOf, dayShown, daysBetween, now, today } from './time.ts';

const STALE_DAYS = 7;

/** Everything that the person owns: what portfolios hold, and cash and positions of live accounts. */
export function netWorthAssets(realm: Realm): RowOf<'NetWorthAsset'>[] {
  return [...fromPositions(realm), ...fromHoldings(realm)];
}

function fromHoldings(realm: Realm): RowOf<'NetWorthAsset'>[] {
  return all(realm, 'Holding').flatMap((holding) => {
    const instrument = isLink(holding.instrument)
      ? find(realm, 'Instrument', holding.instrument.id)
      : undefined;
    if (instrument === undefined) return [];
    const { ownershipPercent, portfolioCurrency = '', exactGain = null } = holding;
    const currency = String(holding.currency);
    const part = decimal(String(ownershipPercent)).div(100);
    const own = (whole: unknown) =>
      whole == null ? null : cash(percentOf(whole, ownershipPercent), currency);
    return [
      assetRow(realm, {
        id: holding.id,
        name: instrument.name,
        symbol: instrument.kind === 'LISTED' ? instrument.symbol : null,
        category: categoryOf(instrument.assetClass ?? instrument.category),
        portfolioId: holding.portfolioId,
        instrumentId: instrument.id,
        quantity: holding.quantity,
        price: holding.price,
        value: own(holding.value),
        wholeValue: holding.value,
        currency,
        costBasis: own(holding.costBasis),
        gain:
          exactGain === null
            ? null
            : gain([gainIn(exactGain, part, portfolioCurrency)], portfolioCurrency),
        ownershipPercent,
        valuedOn: priceOf(realm, instrument.id, today(realm))?.date ?? null,
        priceAsOf: holding.priceAsOf,
      }),
    ];
  });
}

function fromPositions(realm: Realm): RowOf<'NetWorthAsset'>[] {
  const { platform, user } = realm;
  const live = all(realm, 'BrokerAccount', { tradingMode: 'LIVE' });
  const positions = all(realm, 'Position', { tradingMode: 'LIVE' });
  const cashRows = [...platform.state.accounts.values()]
    .filter(({ userId, tradingMode }) => userId === user?.id && tradingMode === 'LIVE')
    .flatMap((account) =>
      [...account.cash].map(([currency, { id, total: whole }]) =>
        assetRow(realm, {
          id,
          name: `${account.name}: ${currency}`,
          category: 'CASH',
          brokerAccountId: account.id,
          currency,
          ...wholly(cash(whole === undefined ? '0' : toPlain(whole), currency)),
          valuedOn: today(realm),
        }),
      ),
    )
    .filter(({ value }) => !isNothing(value));
  if (live.length === 0) return cashRows;
  return [
    ...cashRows,
    ...positions.map((position) => {
      const asset = isLink(position.asset) ? find(realm, 'Asset', position.asset.id) : undefined;
      const { marketValueInDisplayCurrency: shown } = position;
      const row = {
        id: position.id,
        name: position.name,
        symbol: position.symbol,
        category: categoryOf(position.assetClass),
        brokerAccountId: position.brokerAccountId,
        instrumentId: asset?.id ?? null,
        quantity: position.quantity,
        price: position.currentPrice,
        currency: position.currency,
        costBasis: position.costBasis,
        ...wholly(position.marketValue == null ? null : String(position.marketValue)),
        valuedOn: position.priceAsOf == null ? null : dayOf(new Date(String(position.priceAsOf))),
        priceAsOf: position.priceAsOf ?? null,
        country: asset?.country ?? null,
        sector: asset?.sector ?? null,
      };
      return assetRow(realm, row, today(realm), shown == null ? null : String(shown));
    }),
  ];
}

/** Options and pairs of currencies are no kind of thing that somebody owns. */
const categoryOf = (known: AssetClass | NetWorthCategory | null = null): NetWorthCategory =>
  known === null || known === 'OPTION' || known === 'FX' ? 'OTHER' : known;

const wholly = (value: Amount | null) => ({ value, wholeValue: value, ownershipPercent: '100' });

const LIQUID: Partial<Record<NetWorthCategory, AssetLiquidity>> = {
  CASH: 'IMMEDIATE',
  SAVINGS: 'IMMEDIATE',
  EQUITY: 'DAYS',
  ETF: 'DAYS',
  CRYPTO: 'DAYS',
  FUND: 'DAYS',
  BOND: 'DAYS',
  PENSION: 'LOCKED',
  TERM_DEPOSIT: 'LOCKED',
  INSURANCE: 'LOCKED',
};

type AssetRow = RowOf<'NetWorthAsset'>;
/** What is told of an asset by what it comes from. */
type Known = { readonly [Field in keyof AssetRow]?: AssetRow[Field] | undefined } & Pick<
  AssetRow,
  'id'
>;

/**
 * @param day of its value
 * @param shown its value in the display currency, where that was rounded once already
 */
export function assetRow(
  realm: Realm,
  given: Known,
  day = today(realm),
  shown: string | null = null,
): AssetRow {
  const { value, valuedOn, category = 'OTHER' } = given;
  const converted =
    value == null ? null : inCurrency(value, String(given.currency), displayCurrency(realm));
  const valueInDisplayCurrency = shown ?? converted;
  const debts = all(realm, 'NetWorthLiability', { linkedNetWorthAssetId: given.id });
  const owedFor = total(debts.map((debt) => owed(realm, debt, day)));
  return {
    ...given,
    valueInDisplayCurrency,
    stale: valuedOn == null || daysBetween(String(valuedOn), day) > STALE_DAYS,
    liquidity: LIQUID[category] ?? 'MONTHS',
    linkedLiabilityIds: debts.map(({ id }) => id),
    equityInDisplayCurrency: valueInDisplayCurrency && minus(valueInDisplayCurrency, owedFor),
  } as AssetRow;
}

/** Since when somebody has had a holding; of what accounts hold, since they came. */
export const ownedSince = (realm: Realm, holding: RowOf<'Holding'> | undefined): string =>
  holding?.firstTradedOn ?? dayOf(realm.user?.createdAt ?? now(realm));

/** An income or an expense as its row has it. */
export type FlowRow = RowOf<'NetWorthIncome' | 'NetWorthExpense'>;

export const flowOf = (row: FlowRow): Flow => ({
  amount: String(row.amount),
  frequency: row.frequency as Flow['frequency'],
  startsOn: String(row.startsOn),
  endsOn: (row.endsOn ?? null) as string | null,
});

const inDisplay =
  (of: (flow: Flow, day: string) => Amount): Fact<'NetWorthIncome' | 'NetWorthExpense'> =>
  (row, realm) =>
    inCurrency(of(flowOf(row), dayShown(row, realm)), String(row.currency), displayCurrency(realm));

const inOwn =
  (of: (flow: Flow, day: string) => Amount): Fact<'NetWorthIncome' | 'NetWorthExpense'> =>
  (row, realm) =>
    cash(of(flowOf(row), dayShown(row, realm)), String(row.currency));

export const netWorthFacts: Facts = {
  ...debtFacts,
  NetWorthIncome: {
    annualAmount: inOwn(byTheYear),
    annualAmountInDisplayCurrency: inDisplay(byTheYear),
  },
  NetWorthExpense: {
    monthlyAmount: inOwn(byTheMonth),
    monthlyAmountInDisplayCurrency: inDisplay(byTheMonth),
  },
  NetWorthGoal: goalFacts,
  NetWorthShareLink: { status: linkStatus },
};
