import { lazy } from 'react';
import type { SessionScreenName } from './route-table.ts';
import type { LazyScreen } from './shell/screen.tsx';

/** The screens that know the person. Who signs in does without their list. */
export const sessionScreens: Readonly<Record<SessionScreenName, LazyScreen>> = {
  home: lazy(() => import('./screens/home.tsx')),
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
};
