/**
 * What becomes of the tables with a person's rows (column `user_id`) when the account is closed.
 * Every such table stands in one of the two lists, which a test compares with the database.
 */

/** Deleted at once, in this order: rows that refer to others come before them. */
export const ERASED_TABLES = [
  'access_tokens',
  'authorization_codes',
  'remembered_consents',
  'api_credentials',
  'sign_in_challenges',
  'passkey_ceremonies',
  'passkeys',
  'identity_links',
  'totp_factors',
  'recovery_codes',
  'mfa_mail_codes',
  'password_resets',
  'email_verifications',
  'known_browsers',
  'device_tokens',
  'push_messages',
  'notification_preferences',
  'investor_preferences',
  'appointments',
  'networth_incomes',
  'networth_expenses',
  'networth_goals',
  'liability_trades',
  'networth_liabilities',
  'networth_assets',
  'instrument_prices',
  'custom_instruments',
  'portfolios',
  'networth_settings',
  'strategy_subscriptions',
  'strategy_asset_votes',
  'rebalance_previews',
  'temporary_quotes',
  'outside_position_changes',
  'outside_positions',
  'broker_prices',
] as const;

/** Kept for as long as the law asks, or until their own time is over, without a way in. */
export const KEPT_TABLES = [
  // Who did what with money: seven years.
  ...['broker_accounts', 'account_books', 'orders', 'positions'],
  ...['journal_entries', 'realised_gains', 'account_activities'],
  ...['due_dividends', 'deposits', 'active_strategies', 'rebalance_runs', 'signed_agreements'],
  ...['bank_accounts', 'withdrawals', 'pending_transactions', 'deposit_references', 'bank_lines'],
  // Their secrets are erased, their rows are what orders refer to.
  ...['broker_credentials', 'invest_account_settings'],
  // Two years, in case of fraud.
  'security_events',
  // A day and 30 days.
  ...['idempotency_keys', 'sessions'],
] as const;
