import type { Plan } from '@investing-platform/rules/strategies/runs/plan';
import type { LiquidationPlan } from '@investing-platform/rules/strategies/runs/plan-liquidation';
import { toPlain } from '../../../kernel/decimal.ts';
import type { RunWork } from './runs.sql.ts';

/** A plan as a run keeps it. */
export function workOf({ sales, purchases, skipped, cashFloor }: Plan): RunWork {
  return {
    sales: sales.map(({ order }) => order),
    purchases: purchases.map(({ order }) => order),
    reserves: purchases.map(({ reserve }) => toPlain(reserve)),
    skipped,
    cashFloor: toPlain(cashFloor),
  };
}

/** @param cashBefore what the book can spend before the sales; a plain decimal */
export function liquidationWorkOf(plan: LiquidationPlan, cashBefore: string): RunWork {
  const { cashOut, payoutLimit } = plan;
  return {
    ...workOf(plan),
    cashOut: toPlain(cashOut),
    payoutLimit: payoutLimit === null ? null : toPlain(payoutLimit),
    cashBefore,
  };
}
