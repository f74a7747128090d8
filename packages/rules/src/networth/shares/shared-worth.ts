import type { NetWorthSection } from '@investing-platform/schema/operations';
import { type Decimal, decimal, toPlain, ZERO } from '../../numbers/decimal.ts';

/** So few that no two amounts can be told from their ratio. */
const HIDDEN_PLACES = 2;
const HIDDEN_DIGITS = 5;
/** From here on a figure of two places has more digits than that. */
const MANY_DIGITS = 1_000;
const START = 100;

/** A figure as readers see it from whom amounts are hidden: ratios of cents give cents away. */
function hiddenFigure(figure: Decimal): string {
  const hasMany = figure.abs().gte(MANY_DIGITS);
  return toPlain(
    hasMany ? figure.toSignificantDigits(HIDDEN_DIGITS) : figure.toDecimalPlaces(HIDDEN_PLACES),
  );
}

/** A percentage without amounts: two places, five digits. */
export function hiddenPercent(percent: string | null): string | null {
  return percent === null ? null : hiddenFigure(decimal(percent));
}

/** From the first figure to the last, letters at either end too: "€ 50k", "3 000 000", "5M". */
const FIGURES = /(?:\p{Sc}\s?)?\p{N}(?:[^\p{L}]*\p{N})?[\p{L}\p{M}]*/gu;
const MAGNITUDES =
  /#[\s-]*(?:(?:hundred|thousand|grand|million|billion|trillion|lakh|crore|mio|mrd|bn)s?\b\.?\s?)+/giu;

/**
 * A name that somebody wrote, without the figures in it and how large they are: people name things
 * by what they cost.
 */
export function withoutFigures(name: string): string {
  return name.replace(FIGURES, '#').replace(MAGNITUDES, '# ').trim();
}

/** In how many parts of the largest amount a history without amounts is told. */
const PARTS_OF_LARGEST = 100_000;

/**
 * An amount in parts of the largest, whole ones: whatever is asked of a history, and from whatever
 * day on, tells no more than these. Cents or shares that could be counted are too small to see.
 */
export function inParts(amount: Decimal, largest: Decimal): Decimal {
  if (!largest.gt(0)) return ZERO;
  return amount.times(PARTS_OF_LARGEST).dividedBy(largest).toDecimalPlaces(0);
}

/** The first amount of a history that is above 0; null where there is none. */
export function firstAbove(amounts: readonly Decimal[]): Decimal | null {
  return amounts.find((amount) => amount.gt(0)) ?? null;
}

/** An amount as an index, of which `base` is 100; 0 where there was nothing above 0 yet. */
export function indexed(amount: Decimal, base: Decimal | null): string {
  if (base === null) return '0';
  return hiddenFigure(amount.times(START).dividedBy(base));
}

type Maybe = string | null;

/** What a link shows, amounts included, before it is known whether its owner hides them. */
export interface SharedParts {
  readonly totals: {
    readonly netWorth: Maybe;
    readonly totalAssets: Maybe;
    readonly totalLiabilities: Maybe;
    readonly debtToAssetPercent: Maybe;
    readonly monthChangePercent: Maybe;
    readonly unpricedCount: number;
  };
  readonly allocation: readonly {
    readonly category: string;
    readonly value: Maybe;
    readonly percent: Maybe;
    readonly unpricedCount: number;
  }[];
  readonly assets: readonly {
    readonly id: string;
    readonly name: string;
    readonly symbol: Maybe;
    readonly category: string;
    readonly value: Maybe;
    readonly percent: Maybe;
    readonly gainPercent: Maybe;
  }[];
  readonly liabilities: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly balance: Maybe;
    readonly percent: Maybe;
  }[];
  readonly cashFlow: {
    readonly totalAnnualIncome: Maybe;
    readonly totalMonthlyExpenses: Maybe;
    readonly savingsRatePercent: Maybe;
    readonly unpricedCount: number;
  };
  readonly goals: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly status: string;
    readonly targetAmount: Maybe;
    readonly currentAmount: Maybe;
    readonly currency: Maybe;
    readonly progressPercent: string;
    readonly targetOn: Maybe;
  }[];
}

/**
 * The same without amounts, and without what they could be told from: percentages to two places and
 * five digits, names without figures, and no symbol but those of the catalogue. What is named here
 * is shown; what is added to a part stays hidden until it is named too.
 *
 * @param listedIds of assets whose name and symbol are the catalogue's
 */
export function withoutAmounts<Parts extends SharedParts>(
  parts: Parts,
  listedIds: ReadonlySet<string>,
): Parts;
export function withoutAmounts(parts: SharedParts, listedIds: ReadonlySet<string>): SharedParts {
  const { totals, allocation, assets, liabilities, cashFlow, goals } = parts;
  return {
    totals: {
      netWorth: null,
      totalAssets: null,
      totalLiabilities: null,
      debtToAssetPercent: hiddenPercent(totals.debtToAssetPercent),
      monthChangePercent: hiddenPercent(totals.monthChangePercent),
      unpricedCount: totals.unpricedCount,
    },
    allocation: allocation.map(({ category, percent, unpricedCount }) => ({
      category,
      value: null,
      percent: hiddenPercent(percent),
      unpricedCount,
    })),
    assets: assets.map(({ id, name, symbol, category, percent, gainPercent }) => ({
      id,
      category,
      value: null,
      name: listedIds.has(id) ? name : withoutFigures(name),
      symbol: listedIds.has(id) ? symbol : null,
      percent: hiddenPercent(percent),
      gainPercent: hiddenPercent(gainPercent),
    })),
    liabilities: liabilities.map(({ id, name, kind, percent }) => ({
      id,
      kind,
      name: withoutFigures(name),
      balance: null,
      percent: hiddenPercent(percent),
    })),
    cashFlow: {
      totalAnnualIncome: null,
      totalMonthlyExpenses: null,
      savingsRatePercent: hiddenPercent(cashFlow.savingsRatePercent),
      unpricedCount: cashFlow.unpricedCount,
    },
    goals: goals.map(({ id, name, kind, status, progressPercent, targetOn }) => ({
      id,
      kind,
      status,
      targetOn,
      name: withoutFigures(name),
      targetAmount: null,
      currentAmount: null,
      currency: null,
      progressPercent: hiddenPercent(progressPercent) ?? '0',
    })),
  };
}

/** What is the owner's as a whole, whatever portfolios are shown. */
const OF_WHOLE: ReadonlySet<NetWorthSection> = new Set(['GOALS', 'CASH_FLOW']);

/** The sections that are told of some portfolios, or of everything. */
export function sectionsTold(
  sections: readonly NetWorthSection[],
  isPart: boolean,
): NetWorthSection[] {
  return sections.filter((section) => !isPart || !OF_WHOLE.has(section));
}

export interface ShownLink {
  /** As `sectionsTold` has them. */
  readonly sections: readonly NetWorthSection[];
  readonly hidesAmounts: boolean;
  /** Of the amounts. */
  readonly currency: string;
}

/**
 * What a reader sees: the sections that are shown, with amounts or without them; null for others.
 *
 * @param listedIds as `withoutAmounts` takes them
 */
export function seenThrough<Parts extends SharedParts>(
  parts: Parts,
  { sections, hidesAmounts, currency }: ShownLink,
  listedIds: ReadonlySet<string>,
) {
  const seen = hidesAmounts ? withoutAmounts(parts, listedIds) : parts;
  const only = <Part>(section: NetWorthSection, part: Part): Part | null =>
    sections.includes(section) ? part : null;
  return {
    sections: [...sections],
    unit: hidesAmounts ? ('INDEX' as const) : ('CURRENCY' as const),
    currency: hidesAmounts ? null : currency,
    totals: only<Parts['totals']>('TOTALS', seen.totals),
    allocation: only<Parts['allocation']>('ALLOCATION', seen.allocation),
    assets: only<Parts['assets']>('ASSETS', seen.assets),
    liabilities: only<Parts['liabilities']>('LIABILITIES', seen.liabilities),
    cashFlow: only<Parts['cashFlow']>('CASH_FLOW', seen.cashFlow),
    goals: only<Parts['goals']>('GOALS', seen.goals),
  };
}
