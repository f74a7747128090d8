import { lazy } from 'react';
import type { SessionScreenName } from './route-table.ts';
import type { LazyScreen } from './shell/screen.tsx';

/** The screens that know the person. Who signs in does without their list. */
export const sessionScreens: Readonly<Record<SessionScreenName, LazyScreen>> = {
  home: lazy(() => import('./screens/home/home.tsx')),
  money: lazy(() => import('./screens/money/money.tsx')),
  cards: lazy(() => import('./screens/cards/cards.tsx')),
  exchange: lazy(() => import('./screens/exchange/exchange.tsx')),
  ledger: lazy(() => import('./screens/ledger/ledger.tsx')),
  plans: lazy(() => import('./screens/plans/plans.tsx')),
  'entry/consent': lazy(() => import('./screens/entry/consent.tsx')),
  credentials: lazy(() => import('./screens/credentials/credentials.tsx')),
  apps: lazy(() => import('./screens/apps/apps.tsx')),
  'apps/approvals': lazy(() => import('./screens/apps/approvals.tsx')),
  assistant: lazy(() => import('./screens/assistant/assistant.tsx')),
  account: lazy(() => import('./screens/account/account.tsx')),
  security: lazy(() => import('./screens/security/security.tsx')),
  data: lazy(() => import('./screens/data/data.tsx')),
  'net-worth': lazy(() => import('./screens/net-worth/net-worth.tsx')),
  portfolios: lazy(() => import('./screens/portfolios/portfolios.tsx')),
  portfolio: lazy(() => import('./screens/portfolio/portfolio.tsx')),
  'open-account': lazy(() => import('./screens/open-account/open-account.tsx')),
  crypto: lazy(() => import('./screens/crypto/crypto.tsx')),
  documents: lazy(() => import('./screens/documents/documents.tsx')),
  instrument: lazy(() => import('./screens/instrument/instrument.tsx')),
  household: lazy(() => import('./screens/household/household.tsx')),
  sharing: lazy(() => import('./screens/sharing/sharing.tsx')),
};
