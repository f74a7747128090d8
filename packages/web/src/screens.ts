import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ScreenName } from './route-table.ts';

type Screen = LazyExoticComponent<ComponentType>;

/** Each screen is a script of its own, loaded when it is gone to. */
export const screens: Readonly<Record<ScreenName, Screen>> = {
  home: lazy(() => import('./screens/home.tsx')),
  'sign-in': lazy(() => import('./screens/sign-in.tsx')),
  register: lazy(() => import('./screens/register.tsx')),
  'mail/verify-email': lazy(() => import('./screens/mail/verify-email.tsx')),
  'forgot-password': lazy(() => import('./screens/forgot-password.tsx')),
  'reset-password': lazy(() => import('./screens/reset-password.tsx')),
  'mail/confirm-newsletter': lazy(() => import('./screens/mail/confirm-newsletter.tsx')),
  'mail/unsubscribe': lazy(() => import('./screens/mail/unsubscribe.tsx')),
  calculator: lazy(() => import('./screens/calculator.tsx')),
  'mail/discard-bank-account': lazy(() => import('./screens/mail/discard-bank-account.tsx')),
  'mail/discard-wallet': lazy(() => import('./screens/mail/discard-wallet.tsx')),
  money: lazy(() => import('./screens/money.tsx')),
  cards: lazy(() => import('./screens/cards.tsx')),
  exchange: lazy(() => import('./screens/exchange.tsx')),
  ledger: lazy(() => import('./screens/ledger.tsx')),
  plans: lazy(() => import('./screens/plans.tsx')),
  consent: lazy(() => import('./screens/consent.tsx')),
  credentials: lazy(() => import('./screens/credentials.tsx')),
  apps: lazy(() => import('./screens/apps.tsx')),
  approvals: lazy(() => import('./screens/approvals.tsx')),
  assistant: lazy(() => import('./screens/assistant.tsx')),
  account: lazy(() => import('./screens/account.tsx')),
  security: lazy(() => import('./screens/security.tsx')),
  data: lazy(() => import('./screens/data.tsx')),
  'net-worth': lazy(() => import('./screens/net-worth.tsx')),
  portfolios: lazy(() => import('./screens/portfolios.tsx')),
  portfolio: lazy(() => import('./screens/portfolio.tsx')),
  'open-account': lazy(() => import('./screens/open-account.tsx')),
  crypto: lazy(() => import('./screens/crypto.tsx')),
  documents: lazy(() => import('./screens/documents.tsx')),
  instrument: lazy(() => import('./screens/instrument.tsx')),
  household: lazy(() => import('./screens/household.tsx')),
  sharing: lazy(() => import('./screens/sharing.tsx')),
  shared: lazy(() => import('./screens/shared.tsx')),
};
