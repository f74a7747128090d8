import { expect } from 'vitest';
import { type Exact, exact, total, ZERO } from '../formulas/money.ts';
import {
  modifiedDietzPercent,
  moneyWeightedPercents,
  timeWeightedPercents,
} from '../formulas/returns.ts';
import type { Life } from '../support/life.ts';
import { momentsOf } from '../support/moments.ts';
import { near } from '../support/near.ts';
import { type Raw, type RawActivity, type RawHistory, readHistory } from '../support/raw.ts';

type Lived = Pick<Life, 'name' | 'ask' | 'currency'> & { readonly raw: Raw };

/** Expects gains, cashflows and returns of a history to be those of its values and payments. */
export async function returnsAgree(
  { name, ask, raw, currency }: Lived,
  source: object,
  span: object,
): Promise<void> {
  const history = await readHistory(ask, { source, ...span });
  const title = `${name} ${JSON.stringify(span)}`;
  expect(history.currency, title).toBe(currency);
  const flows = externalFlows(raw.activities, history);
  gainsAgree(history, flows, title);
  const moments = await momentsOf(ask, source, history, flows);
  const tolerance = roundingOf(moments, raw.positions.length + 4);
  const linked = timeWeightedPercents(moments);
  for (const { at, timeWeightedReturnPercent } of history.points) {
    const place = moments.findIndex((moment) => moment.at === Date.parse(at));
    near(timeWeightedReturnPercent, linked[place] ?? null, tolerance, `${title} ${at}`);
  }
  const rates = moneyWeightedPercents(moments);
  near(history.modifiedDietzReturnPercent, modifiedDietzPercent(moments), tolerance, title);
  near(history.moneyWeightedReturnPercent, rates.ofSpan, tolerance, title);
  near(history.moneyWeightedReturnAnnualizedPercent, rates.ofYear, tolerance, title);
}

const text = (amount: Exact): string => amount.toFixed();

/** Payments in and out, all in the account's own currency, by their moment. */
function externalFlows(
  activities: readonly RawActivity[],
  { currency, baseValueAsOf, points }: RawHistory,
) {
  const flows = new Map<number, Exact>();
  const [after, upTo] = [Date.parse(baseValueAsOf), Date.parse(points.at(-1)?.at ?? '')];
  for (const { type, occurredAt, netAmount, currency: paid } of activities) {
    const at = Date.parse(occurredAt);
    if ((type !== 'DEPOSIT' && type !== 'WITHDRAWAL') || at <= after || at > upTo) continue;
    expect(paid).toBe(currency);
    flows.set(at, (flows.get(at) ?? ZERO).plus(netAmount));
  }
  return flows;
}

function gainsAgree(history: RawHistory, flows: ReadonlyMap<number, Exact>, title: string): void {
  let before = Date.parse(history.baseValueAsOf);
  let [moved, paidIn] = [ZERO, ZERO];
  for (const point of history.points) {
    const at = Date.parse(point.at);
    const inStep = [...flows]
      .filter(([moment]) => moment > before && moment <= at)
      .map(([, flow]) => flow);
    moved = moved.plus(total(inStep));
    paidIn = paidIn.plus(total(inStep.filter((flow) => flow.greaterThan(0))));
    const gain = exact(point.equity).minus(history.baseValue).minus(moved);
    expect(point.cashflow, `${title} ${point.at}`).toBe(text(total(inStep)));
    expect(point.profitLoss, `${title} ${point.at}`).toBe(text(gain));
    const capital = paidIn.plus(history.baseValue);
    const percent = capital.greaterThan(0) ? gain.dividedBy(capital).times(100).toNumber() : null;
    near(
      point.profitLossPercent,
      percent,
      (0.12 / Math.max(1, capital.toNumber())) * 100 + 1e-6,
      `${title} ${point.at}`,
    );
    before = at;
  }
}

/** What the rounding of each answered value, half a cent a leaf, can come to in linked percent. */
function roundingOf(moments: readonly { readonly value: number }[], leaves: number): number {
  const parts = moments.map(({ value }) => (value === 0 ? 0 : (leaves * 0.01) / value));
  return 1e-6 + 100 * parts.reduce((sum, part) => sum + part, 0);
}
