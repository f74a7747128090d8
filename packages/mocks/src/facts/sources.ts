import type { Sources } from '../contract/realm.ts';
import { users } from './account.ts';
import {
  balances,
  brokerAccounts,
  fillActivities,
  orders,
  positions,
  systemCredentials,
} from './brokerage.ts';
import { holdings } from './holdings.ts';
import { signaturesAtFirst } from './kyc.ts';
import { netWorthAssets } from './net-worth.ts';
import { catalogueAssets, listedInstruments } from './portfolios.ts';
import { strategiesOfOthers } from './strategies.ts';

/** Objects that follow from others, by type. */
export const sources: Sources = {
  Asset: catalogueAssets,
  BrokerAccount: brokerAccounts,
  BrokerCredential: systemCredentials,
  Holding: holdings,
  Instrument: listedInstruments,
  NetWorthAsset: netWorthAssets,
  Order: orders,
  PlatformInvestAccountActivity: fillActivities,
  PlatformInvestAccountBalances: balances,
  Position: positions,
  SignedAgreement: signaturesAtFirst,
  Strategy: strategiesOfOthers,
  User: users,
};
