import { lazy } from 'react';
import type { OpenScreenName } from './route-table.ts';
import type { LazyScreen } from './shell/screen.tsx';

/** Each screen is a script of its own, loaded when it is gone to. These are for everybody. */
export const openScreens: Readonly<Record<OpenScreenName, LazyScreen>> = {
  'entry/sign-in': lazy(() => import('./screens/entry/sign-in.tsx')),
  'entry/register': lazy(() => import('./screens/entry/register.tsx')),
  'entry/mail/verify-email': lazy(() => import('./screens/entry/mail/verify-email.tsx')),
  'entry/forgot-password': lazy(() => import('./screens/entry/forgot-password.tsx')),
  'entry/reset-password': lazy(() => import('./screens/entry/reset-password.tsx')),
  'entry/mail/confirm-newsletter': lazy(
    () => import('./screens/entry/mail/confirm-newsletter.tsx'),
  ),
  'entry/mail/unsubscribe': lazy(() => import('./screens/entry/mail/unsubscribe.tsx')),
  'home/calculator': lazy(() => import('./screens/home/calculator.tsx')),
  'entry/mail/discard-bank-account': lazy(
    () => import('./screens/entry/mail/discard-bank-account.tsx'),
  ),
  'entry/mail/discard-wallet': lazy(() => import('./screens/entry/mail/discard-wallet.tsx')),
  'sharing/shared': lazy(() => import('./screens/sharing/shared.tsx')),
};
