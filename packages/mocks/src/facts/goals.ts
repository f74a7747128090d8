import { all, type Realm } from '../contract/realm.ts';
import type { Row } from '../contract/row.ts';
import {
  type Amount,
  cash,
  inCurrency,
  isMore,
  isNothing,
  minus,
  over,
  percentOf,
  total,
} from './amounts.ts';
import { daysBetween, monthsLater, today } from './time.ts';

const MONTHS_A_YEAR = 12;

interface FundingRule {
  readonly source?: {
    readonly portfolioId?: string | null;
    readonly netWorthAssetId?: string | null;
  };
  readonly sharePercent?: string;
}

export function fundingRules(realm: Realm, goal: Row) {
  const rules = (goal['rules'] ?? []) as readonly FundingRule[];
  return rules.map(({ source = {}, sharePercent = '100' }) => {
    const { portfolioId = null, netWorthAssetId = null } = source;
    const counted = all(realm, 'NetWorthAsset').filter(
      (asset) =>
        asset.id === netWorthAssetId ||
        (portfolioId !== null && asset['portfolioId'] === portfolioId),
    );
    const whole = total(
      counted.map((asset) =>
        inCurrency(asset['value'], String(asset['currency']), String(goal['currency'])),
      ),
    );
    return {
      portfolioId,
      netWorthAssetId,
      sharePercent,
      amount: cash(percentOf(whole, sharePercent), String(goal['currency'])),
    };
  });
}

/** What is saved for a goal: by hand, or what its rules count. */
export function saved(realm: Realm, goal: Row): Amount {
  const rules = fundingRules(realm, goal);
  return rules.length > 0
    ? total(rules.map(({ amount }) => amount))
    : String(goal['currentAmount'] ?? '0');
}

/** Whole months until the goal is reached at the pace of its contribution; null where it never is. */
export function monthsLeft(realm: Realm, goal: Row): number | null {
  const left = minus(goal['targetAmount'], saved(realm, goal));
  if (!isMore(left, '0')) return 0;
  const monthly = goal['monthlyContribution'];
  return monthly == null || isNothing(monthly) ? null : Math.ceil(Number(over(left, monthly)));
}

export function goalStatus(row: Row, realm: Realm): string {
  if (row['archived'] === true) return 'ARCHIVED';
  const current = saved(realm, row);
  if (!isMore(row['targetAmount'], current)) return 'ACHIEVED';
  if (isNothing(current)) return 'NOT_STARTED';
  const months = monthsLeft(realm, row);
  const { targetOn } = row;
  if (months === null || typeof targetOn !== 'string') return 'ON_TRACK';
  return monthsLater(today(realm), months) <= targetOn ? 'ON_TRACK' : 'AT_RISK';
}

export function requiredMonthly(row: Row, realm: Realm): Amount | null {
  const { targetOn } = row;
  if (typeof targetOn !== 'string' || targetOn <= today(realm)) return null;
  const months = Math.max(
    1,
    Math.round((daysBetween(today(realm), targetOn) / 365) * MONTHS_A_YEAR),
  );
  const left = minus(row['targetAmount'], saved(realm, row));
  return isMore(left, '0') ? cash(over(left, months), String(row['currency'])) : '0';
}
