import { requireLimits } from '@investing-platform/rules/brokerage/platform-accounts';
import { BEFORE_APPROVAL } from '@investing-platform/rules/kyc/sections';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type { Reader } from '../../../db/database.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import { requireStepUp } from '../../account/index.ts';
import { checkNeeded } from '../../kyc/index.ts';
import { changeCostBasis } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { type SettingsRow, saveSettings, settingsOfUser } from './settings.sql.ts';

interface Money {
  readonly amount: string;
  readonly currency: string;
}

type Method = NonNullable<SettingsRow['costBasisMethod']>;

/** How the platform account is set up. */
export interface InvestAccountConfig {
  readonly brokerAccountId: string | null;
  readonly status: 'INACTIVE' | 'ONBOARDING' | 'ACTIVE' | 'DISABLED' | 'ACCOUNT_CLOSED';
  readonly baseCurrency: string;
  readonly fractionalTrading: boolean;
  readonly extendedHoursDefault: boolean;
  readonly suspendTrade: boolean;
  readonly tradeConfirmEmail: boolean;
  readonly dividendReinvestment: boolean;
  readonly costBasisMethod: Method;
  readonly autoConvertDeposits: boolean;
  readonly maxOrderNotional: Money | null;
  readonly dailyLossLimit: Money | null;
  readonly updatedAt: Date | null;
}

type Flag =
  | 'fractionalTrading'
  | 'extendedHoursDefault'
  | 'suspendTrade'
  | 'tradeConfirmEmail'
  | 'dividendReinvestment'
  | 'autoConvertDeposits';

/** What is left out stays; null removes a limit, and else stays too. */
export type UpdateConfigInput = { readonly [Name in Flag]?: boolean | null | undefined } & {
  readonly costBasisMethod?: Method | null | undefined;
  readonly maxOrderNotional?: Money | null | undefined;
  readonly dailyLossLimit?: Money | null | undefined;
  readonly mfaCode?: string | null | undefined;
};

const USUAL_METHOD = 'FIFO';

/** How the caller's platform account is set up. One statement. */
export async function fetchConfig(
  { db }: Pick<BrokerageDeps, 'db'>,
  actor: Actor,
): Promise<InvestAccountConfig> {
  return readConfig(db, requireUser(actor).userId);
}

async function readConfig(reader: Reader, userId: string): Promise<InvestAccountConfig> {
  const row = await reader.one(settingsOfUser, userId);
  return {
    brokerAccountId: row.brokerAccountId,
    status: statusOf(row),
    baseCurrency: row.currency ?? USUAL_CURRENCY,
    fractionalTrading: row.fractionalTrading,
    extendedHoursDefault: row.extendedHoursDefault,
    suspendTrade: row.suspendTrade,
    tradeConfirmEmail: row.tradeConfirmEmail,
    dividendReinvestment: row.dividendReinvestment,
    costBasisMethod: row.costBasisMethod ?? USUAL_METHOD,
    autoConvertDeposits: row.autoConvertDeposits,
    maxOrderNotional: money(row.maxOrderNotional, row.maxOrderCurrency),
    dailyLossLimit: money(row.dailyLossLimit, row.dailyLossCurrency),
    updatedAt: row.updatedAt,
  };
}

function statusOf({ accountStatus, kycApproved }: SettingsRow): InvestAccountConfig['status'] {
  if (accountStatus === null) return kycApproved ? 'ONBOARDING' : 'INACTIVE';
  if (accountStatus === 'CLOSED') return 'ACCOUNT_CLOSED';
  return accountStatus === 'ACTIVE' ? 'ACTIVE' : 'DISABLED';
}

function money(amount: string | null, currency: string | null): Money | null {
  return amount === null || currency === null ? null : { amount, currency };
}

/**
 * Changes settings and limits of the caller's platform account, from the next order on.
 *
 * @throws {PlatformError} BAD_USER_INPUT; KYC_REQUIRED before the account is open; INVALID_STATE
 *   where it is closed, and where lots that open orders name would become one; MFA_REQUIRED;
 *   MFA_INVALID
 */
export async function updateConfig(
  deps: BrokerageDeps,
  actor: Actor,
  input: UpdateConfigInput,
): Promise<InvestAccountConfig> {
  const user = requireUser(actor);
  requireLimits(input);
  await requireStepUp(deps, user, { mfaCode: input.mfaCode });
  return deps.db.transaction(async (tx) => {
    const before = await readConfig(tx, user.userId);
    const { brokerAccountId } = before;
    if (brokerAccountId === null) {
      throw await checkNeeded(tx, user.userId, BEFORE_APPROVAL.account);
    }
    if (before.status === 'ACCOUNT_CLOSED') throw refuse('INVALID_STATE', 'The account is closed');
    const flag = (name: Flag): boolean => input[name] ?? before[name];
    const limit = (name: 'maxOrderNotional' | 'dailyLossLimit'): Money | null => {
      const given = input[name];
      return given === undefined ? before[name] : given;
    };
    const [order, loss] = [limit('maxOrderNotional'), limit('dailyLossLimit')];
    const now = deps.clock.now();
    await tx.run(saveSettings, {
      userId: user.userId,
      fractionalTrading: flag('fractionalTrading'),
      extendedHoursDefault: flag('extendedHoursDefault'),
      suspendTrade: flag('suspendTrade'),
      tradeConfirmEmail: flag('tradeConfirmEmail'),
      dividendReinvestment: flag('dividendReinvestment'),
      autoConvertDeposits: flag('autoConvertDeposits'),
      maxOrderNotional: order?.amount ?? null,
      maxOrderCurrency: order?.currency ?? null,
      dailyLossLimit: loss?.amount ?? null,
      dailyLossCurrency: loss?.currency ?? null,
      now,
    });
    const { costBasisMethod: method } = input;
    if (method != null) await changeCostBasis(tx, deps, brokerAccountId, method);
    return readConfig(tx, user.userId);
  });
}
