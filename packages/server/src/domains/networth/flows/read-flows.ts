import { isActive, type Recurring } from '@investing-platform/rules/networth/recurring';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type { ExpenseCategory, IncomeCategory } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import type { NetWorthExpense, NetWorthIncome } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn } from '../../../kernel/days.ts';
import { notFound } from '../../../kernel/errors.ts';
import { expenseShown, incomeShown } from '../dashboard/dashboard.ts';
import { ratesTo } from '../rates.ts';
import { EXPENSES, INCOMES, OF_PERSON } from '../recorded.sql.ts';
import type { RecordedExpense, RecordedIncome } from '../recorded.ts';
import type { ShownIn } from '../shown-in.ts';

/** Incomes and expenses, by name. */
export interface FlowsOfPerson {
  readonly displayCurrency: string | null;
  readonly timeZone: string;
  readonly incomes: readonly RecordedIncome[];
  readonly expenses: readonly RecordedExpense[];
}

export const flowsOfPerson = statement<FlowsOfPerson, [userId: string]>(
  'networth_flows_of_person',
  `select ${OF_PERSON}, ${INCOMES}, ${EXPENSES}`,
);

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

interface Asked<Category> {
  readonly ids?: readonly string[] | null | undefined;
  readonly activeOn?: CivilDate | null | undefined;
  readonly categories?: readonly Category[] | null | undefined;
}

/**
 * What comes in, by name. One statement.
 */
export async function netWorthIncomes(
  deps: ReadDeps,
  actor: Actor,
  asked: Asked<IncomeCategory>,
): Promise<NetWorthIncome[]> {
  const person = await deps.db.one(flowsOfPerson, requireUser(actor).userId);
  const incomes = person.incomes.filter((income) => isAsked(income, asked));
  const shownIn = await shownInOf(deps, person, incomes);
  return incomes.map((income) => incomeShown(shownIn, income));
}

/**
 * What goes out, by name. One statement.
 */
export async function netWorthExpenses(
  deps: ReadDeps,
  actor: Actor,
  asked: Asked<ExpenseCategory>,
): Promise<NetWorthExpense[]> {
  const person = await deps.db.one(flowsOfPerson, requireUser(actor).userId);
  const expenses = person.expenses.filter((expense) => isAsked(expense, asked));
  const shownIn = await shownInOf(deps, person, expenses);
  return expenses.map((expense) => expenseShown(shownIn, expense));
}

/** @throws {PlatformError} NOT_FOUND */
export async function incomeOf(deps: ReadDeps, actor: Actor, id: string): Promise<NetWorthIncome> {
  const found = (await netWorthIncomes(deps, actor, {})).find((income) => income.id === id);
  if (found === undefined) throw notFound('Income');
  return found;
}

/** @throws {PlatformError} NOT_FOUND */
export async function expenseOf(
  deps: ReadDeps,
  actor: Actor,
  id: string,
): Promise<NetWorthExpense> {
  const found = (await netWorthExpenses(deps, actor, {})).find((expense) => expense.id === id);
  if (found === undefined) throw notFound('Expense');
  return found;
}

function isAsked<Category>(
  flow: Recurring & { readonly id: string; readonly category: Category },
  { ids = null, activeOn = null, categories = null }: Asked<Category>,
): boolean {
  return (
    (ids === null || ids.includes(flow.id)) &&
    (activeOn === null || isActive(flow, activeOn)) &&
    (categories === null || categories.includes(flow.category))
  );
}

async function shownInOf(
  deps: ReadDeps,
  { timeZone, displayCurrency }: FlowsOfPerson,
  flows: readonly { readonly currency: string }[],
): Promise<ShownIn> {
  const now = deps.clock.now();
  const currency = displayCurrency ?? USUAL_CURRENCY;
  const currencies = new Set(flows.map((flow) => flow.currency));
  const rates = await ratesTo(deps, currency, currencies, now);
  return { currency, rates, today: dayIn(timeZone, now) };
}
