import type { BrokerAccountStatus, CostBasisMethod } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

/** The platform account's settings; nulls where the person never changed one. */
export interface SettingsRow {
  readonly brokerAccountId: string | null;
  readonly accountStatus: BrokerAccountStatus | null;
  readonly currency: string | null;
  readonly costBasisMethod: CostBasisMethod | null;
  readonly kycApproved: boolean;
  readonly fractionalTrading: boolean;
  readonly extendedHoursDefault: boolean;
  readonly suspendTrade: boolean;
  readonly tradeConfirmEmail: boolean;
  readonly dividendReinvestment: boolean;
  readonly autoConvertDeposits: boolean;
  readonly maxOrderNotional: string | null;
  readonly maxOrderCurrency: string | null;
  readonly dailyLossLimit: string | null;
  readonly dailyLossCurrency: string | null;
  readonly updatedAt: Date | null;
}

export const settingsOfUser = statement<SettingsRow, [userId: string]>(
  'brokerage_settings_of_user',
  `select a.id as "brokerAccountId", a.status as "accountStatus", a.currency,
     a.cost_basis_method as "costBasisMethod", u.kyc_status = 'APPROVED' as "kycApproved",
     coalesce(s.fractional_trading, true) as "fractionalTrading",
     coalesce(s.extended_hours_default, false) as "extendedHoursDefault",
     coalesce(s.suspend_trade, false) as "suspendTrade",
     coalesce(s.trade_confirm_email, true) as "tradeConfirmEmail",
     coalesce(s.dividend_reinvestment, false) as "dividendReinvestment",
     coalesce(s.auto_convert_deposits, true) as "autoConvertDeposits",
     s.max_order_notional as "maxOrderNotional", s.max_order_currency as "maxOrderCurrency",
     s.daily_loss_limit as "dailyLossLimit", s.daily_loss_currency as "dailyLossCurrency",
     s.updated_at as "updatedAt"
   from users u
   left join broker_accounts a on a.user_id = u.id and a.provider = 'PLATFORM'
     and a.trading_mode = 'LIVE'
   left join invest_account_settings s on s.user_id = u.id
   where u.id = $1`,
);

export const saveSettings = namedStatement<
  never,
  {
    readonly userId: string;
    readonly fractionalTrading: boolean;
    readonly extendedHoursDefault: boolean;
    readonly suspendTrade: boolean;
    readonly tradeConfirmEmail: boolean;
    readonly dividendReinvestment: boolean;
    readonly autoConvertDeposits: boolean;
    readonly maxOrderNotional: string | null;
    readonly maxOrderCurrency: string | null;
    readonly dailyLossLimit: string | null;
    readonly dailyLossCurrency: string | null;
    readonly now: Date;
  }
>(
  'brokerage_save_settings',
  `insert into invest_account_settings (user_id, fractional_trading, extended_hours_default,
     suspend_trade, trade_confirm_email, dividend_reinvestment, auto_convert_deposits,
     max_order_notional, max_order_currency, daily_loss_limit, daily_loss_currency, updated_at)
   values ($userId, $fractionalTrading, $extendedHoursDefault, $suspendTrade, $tradeConfirmEmail,
     $dividendReinvestment, $autoConvertDeposits, $maxOrderNotional, $maxOrderCurrency,
     $dailyLossLimit, $dailyLossCurrency, $now)
   on conflict (user_id) do update set fractional_trading = excluded.fractional_trading,
     extended_hours_default = excluded.extended_hours_default,
     suspend_trade = excluded.suspend_trade, trade_confirm_email = excluded.trade_confirm_email,
     dividend_reinvestment = excluded.dividend_reinvestment,
     auto_convert_deposits = excluded.auto_convert_deposits,
     max_order_notional = excluded.max_order_notional,
     max_order_currency = excluded.max_order_currency,
     daily_loss_limit = excluded.daily_loss_limit,
     daily_loss_currency = excluded.daily_loss_currency, updated_at = excluded.updated_at`,
);
