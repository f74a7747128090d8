import { bankSettings } from './bank-settings.ts';
import { cardSettings } from './card-settings.ts';
import { cryptoSettings } from './crypto-settings.ts';
import { firstSettings } from './first-settings.ts';
import { identitySettings } from './identity-settings.ts';
import { interestSettings } from './interest-settings.ts';
import { limitSettings } from './limit-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { modelSettings } from './model-settings.ts';
import { oauthSettings } from './oauth-settings.ts';
import { objectSettings } from './object-settings.ts';
import { runningSettings } from './running-settings.ts';
import type { Setting } from './setting.ts';
import { signInSettings } from './sign-in-settings.ts';
import { simulatedSettings } from './simulated-parties.ts';
import { sourceSettings } from './source-settings.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';

/**
 * Every setting there is. This table is the documentation: docs/SETTINGS.md is printed from it.
 * Durations end in their unit, sizes are in bytes, rates in units a second.
 */
export const settings = {
  ...firstSettings,
  ...simulatedSettings,
  ...oauthSettings,
  ...signInSettings,
  ...sourceSettings,
  ...bankSettings,
  ...withdrawalSettings,
  ...cardSettings,
  ...interestSettings,
  ...cryptoSettings,
  ...identitySettings,
  ...modelSettings,
  ...mailSettings,
  ...objectSettings,
  ...limitSettings,
  ...runningSettings,
} as const satisfies Record<string, Setting<unknown>>;

export interface SettingGroup {
  readonly title: string;
  readonly settings: Readonly<Record<string, Setting<unknown>>>;
}

/** As people look for them: what a server of its own needs stands first. */
export const settingGroups: readonly SettingGroup[] = [
  { title: 'First', settings: { ...firstSettings, ...simulatedSettings } },
  { title: 'Prices, rates and news', settings: sourceSettings },
  { title: 'Bank and withdrawals', settings: { ...bankSettings, ...withdrawalSettings } },
  { title: 'Cards and interest', settings: { ...cardSettings, ...interestSettings } },
  { title: 'Crypto assets', settings: cryptoSettings },
  { title: 'Identity checks', settings: identitySettings },
  { title: 'Assistant', settings: modelSettings },
  { title: 'E-mails that come in', settings: mailSettings },
  { title: 'Files', settings: objectSettings },
  { title: 'Signing in', settings: signInSettings },
  { title: 'Apps that sign in (OAuth)', settings: oauthSettings },
  { title: 'Limits', settings: limitSettings },
  { title: 'Running it', settings: runningSettings },
];
