import { addDays } from '../../time/civil-date.ts';
import { type Asked, intent } from '../conversation.ts';
import {
  change,
  counted,
  dayOf,
  foreign,
  listed,
  money,
  percentage,
  spoken,
  totals,
} from '../prose.ts';

interface Goal {
  readonly name: string;
  readonly status: string;
  readonly targetAmount: string;
  readonly currentAmount: string;
  readonly progressPercent: string | null;
  readonly currency: string;
  readonly targetOn: string | null;
  readonly requiredMonthlyContribution: string | null;
  readonly projectedOn: string | null;
}

/** Those that a question names; all where it names none of them. */
function named<Row extends { readonly name: string }>(rows: readonly Row[], { names }: Asked) {
  const words = names.map((name) => name.toLowerCase());
  const own = rows.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
  return own.length > 0 ? own : rows;
}

export const goals = intent<[readonly Goal[]]>({
  name: 'goals',
  example: 'How far are my goals?',
  patterns: [
    'goal',
    'target',
    'goal track',
    'on track',
    'goal progress',
    'saving goal',
    'reach goal',
  ],
  asset: 'none',
  calls: () => [{ name: 'netWorthGoals', arguments: {} }],
  say(asked, [all]) {
    if (all.length === 0) return 'You have no goals.';
    const lines = named(all, asked).map((goal) => {
      const { currency, progressPercent: percent, requiredMonthlyContribution: monthly } = goal;
      const part = percent === null ? '' : ` (${percentage(percent)})`;
      const by = goal.targetOn === null ? '' : ` by ${goal.targetOn}`;
      const need = monthly === null ? '' : `; it needs ${money(monthly, currency)} a month`;
      const amounts = `${money(goal.currentAmount, currency)} of ${money(goal.targetAmount, currency)}`;
      return `${foreign(goal.name)}: ${amounts}${part}${by}, ${spoken(goal.status)}${need}`;
    });
    return `Your goals:\n\n${listed(lines)}`;
  },
});

interface Debt {
  readonly name: string;
  readonly currency: string;
  readonly balance: string;
  readonly interestRatePercent: string | null;
  readonly nextPayment: { readonly date: string; readonly payment: string } | null;
  readonly paidOffOn: string | null;
  readonly remainingInterest: string | null;
}

export const debts = intent<[readonly Debt[]]>({
  name: 'debts',
  example: 'When will my mortgage be paid off?',
  patterns: [
    ...[
      'debt',
      'owe',
      'loan',
      'mortgage',
      'liability',
      'paid off',
      'pay off',
      'payoff',
      'credit card',
    ],
    ...['mortgage paid off', 'loan paid off', 'debt paid off', 'interest rate', 'next repayment'],
    ...[
      'repayment',
      'mortgage pay off',
      'debt pay off',
      'mortgage interest',
      'much owe',
      'still owe',
    ],
  ],
  asset: 'none',
  calls: () => [{ name: 'netWorthLiabilities', arguments: {} }],
  say(asked, [all]) {
    if (all.length === 0) return 'You have recorded no debts.';
    const rows = named(all, asked);
    const lines = rows.map((debt) => {
      const { currency, interestRatePercent: rate, nextPayment: next } = debt;
      const interest = rate === null ? '' : ` at ${percentage(rate)}`;
      const end =
        debt.paidOffOn === null
          ? '; the day of the last payment is not known'
          : `; paid off on ${debt.paidOffOn}`;
      const left =
        debt.remainingInterest === null
          ? ''
          : `, with ${money(debt.remainingInterest, currency)} of interest to come`;
      const pay =
        next === null ? '' : `. Next payment: ${money(next.payment, currency)} on ${next.date}`;
      return `${foreign(debt.name)}: ${money(debt.balance, currency)}${interest}${end}${left}${pay}`;
    });
    const sums = totals(rows.map(({ balance: amount, currency }) => ({ amount, currency })));
    return `You owe ${sums.join(' and ')}:\n\n${listed(lines)}`;
  },
});

interface Strategy {
  readonly name: string;
  readonly status: string;
  readonly marketValue: string;
  readonly profitLoss: string | null;
  readonly profitLossPercent: string | null;
  readonly currency: string;
  readonly driftPercentPoints: string | null;
  readonly nextRebalanceAt: string | null;
  readonly unpricedCount: number;
}

export const drift = intent<[{ readonly nodes: readonly Strategy[] }]>({
  name: 'strategies and drift',
  example: 'How far have my strategies drifted?',
  patterns: [
    ...['drift', 'drifted', 'rebalance', 'rebalancing', 'strategy', 'off target', 'strategy drift'],
    ...[
      'strategy doing',
      'strategy perform',
      'target weight',
      'strategy rebalance',
      'need rebalance',
    ],
  ],
  asset: 'none',
  calls: () => [{ name: 'fetchAllActiveStrategies', arguments: {} }],
  say(asked, [{ nodes }]) {
    if (nodes.length === 0) return 'You have no active strategies.';
    const lines = named(nodes, asked).map((row) => {
      const { currency, driftPercentPoints: off, profitLossPercent: percent } = row;
      const drifted = off === null ? 'drift not known' : `drift ${off} percentage points`;
      const by = percent === null ? '' : `, ${change(percent)}`;
      const next =
        row.nextRebalanceAt === null ? '' : `, next rebalancing ${dayOf(row.nextRebalanceAt)}`;
      return (
        `${foreign(row.name)} (${spoken(row.status)}): ` +
        `${money(row.marketValue, currency)}${by}, ${drifted}${next}` +
        (row.unpricedCount === 0 ? '' : `, ${counted(row.unpricedCount, 'asset')} left out`)
      );
    });
    return `Your active strategies:\n\n${listed(lines)}`;
  },
});

interface Paper {
  readonly title?: string;
  readonly name?: string;
  readonly category?: string;
  readonly expiresOn?: string | null;
  readonly issuedOn?: string;
}

const SOON_DAYS = 90;

export const expiring = intent<[{ readonly nodes: readonly Paper[] }]>({
  name: 'documents that expire',
  example: 'Which of my documents expire soon?',
  patterns: [
    ...['document expire', 'expire', 'expiring', 'document valid', 'passport', 'renew', 'run out'],
    ...['document', 'insurance policy', 'document review', 'expiry'],
  ],
  asset: 'none',
  calls: ({ today }) => [
    { name: 'netWorthDocuments', arguments: { expiresBy: addDays(today, SOON_DAYS) } },
  ],
  say({ today }, [{ nodes }]) {
    if (nodes.length === 0) return `None of your documents expires in the next ${SOON_DAYS} days.`;
    const lines = nodes.map(({ title = '', expiresOn }) => {
      const day = expiresOn ?? '';
      return `${foreign(title)}: ${day < today ? 'expired' : 'expires'} on ${day}`;
    });
    return `Documents to look after:\n\n${listed(lines)}`;
  },
});

export const statements = intent<[{ readonly nodes: readonly Paper[] }]>({
  name: 'statements',
  example: 'Where are my statements?',
  patterns: [
    'statement',
    'tax form',
    'confirmation',
    'account document',
    'tax document',
    'tax report',
  ],
  asset: 'none',
  calls: () => [{ name: 'fetchPlatformInvestAccountDocuments', arguments: { limit: 20 } }],
  say(_asked, [{ nodes }]) {
    if (nodes.length === 0) return 'No statements or tax forms have been issued to you yet.';
    const lines = nodes.map(({ name = '', issuedOn }) => `${foreign(name)}, issued on ${issuedOn}`);
    return `Your latest statements and forms:\n\n${listed(lines)}`;
  },
});

interface Job {
  readonly type: string;
  readonly format: string;
  readonly status: string;
  readonly progressPercent: number;
  readonly createdAt: string;
}

export const exportJobs = intent<[{ readonly nodes: readonly Job[] }]>({
  name: 'exports',
  example: 'Is my export ready?',
  patterns: [
    'export',
    'export ready',
    'csv',
    'download',
    'spreadsheet',
    'file ready',
    'export status',
  ],
  asset: 'none',
  calls: () => [{ name: 'myExportJobs', arguments: { limit: 20 } }],
  say(_asked, [{ nodes }]) {
    if (nodes.length === 0) return 'You have asked for no exports. `requestExport` makes one.';
    const lines = nodes.map(({ type, format, status, progressPercent, createdAt }) => {
      const far = status === 'RUNNING' ? ` (${progressPercent}%)` : '';
      return `${spoken(type)} as ${format}, asked for on ${dayOf(createdAt)}: ${spoken(status)}${far}`;
    });
    return `Your exports:\n\n${listed(lines)}`;
  },
});

interface Quota {
  readonly quota: {
    readonly tier: string;
    readonly limit: number | null;
    readonly used: number;
    readonly remaining: number | null;
    readonly resetsAt: string;
  };
}

export const plan = intent<[Quota]>({
  name: 'plan and quota',
  example: 'Which plan am I on?',
  patterns: [
    ...['plan', 'which plan', 'quota', 'subscription', 'tier', 'allowance', 'thread left'],
    ...['question left', 'message left', 'how many thread', 'how many question', 'upgrade'],
  ],
  asset: 'none',
  calls: () => [{ name: 'fetchMyAssistantThreads', arguments: { limit: 1 } }],
  say(_asked, [{ quota }]) {
    const { tier, limit, used, remaining, resetsAt } = quota;
    const first = `You are on the plan ${spoken(tier)}.`;
    if (limit === null)
      return `${first} It allows any number of threads; you started ${used} this month.`;
    return (
      `${first} You started ${used} of ${counted(limit, 'thread')} this month; ` +
      `${remaining} are left until ${dayOf(resetsAt)}.`
    );
  },
});
