import { lazy } from 'react';
import type { OpenScreenName } from './route-table.ts';
import type { LazyScreen } from './shell/screen.tsx';

/** Each screen is a script of its own, loaded when it is gone to. These are for everybody. */
export const openScreens: Readonly<Record<OpenScreenName, LazyScreen>> = {
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
  shared: lazy(() => import('./screens/shared.tsx')),
};
