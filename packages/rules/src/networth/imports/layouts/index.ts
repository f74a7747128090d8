import type { Layout } from '../layout.ts';
import { coinbase } from './coinbase.ts';
import { commsec } from './commsec.ts';
import { degiro } from './degiro.ts';
import { fidelity } from './fidelity.ts';
import { generic } from './generic.ts';
import { ghostfolio } from './ghostfolio.ts';
import { ibkrActivity } from './ibkr-activity.ts';
import { ibkrFlex } from './ibkr-flex.ts';
import { kraken } from './kraken.ts';
import { portfolioPerformance } from './portfolio-performance.ts';
import { schwab } from './schwab.ts';
import { sharesies } from './sharesies.ts';
import { sharesight } from './sharesight.ts';
import { stake } from './stake.ts';
import { trading212 } from './trading-212.ts';
import { vanguard } from './vanguard.ts';

/** The one that fits any table comes last. */
export const layouts: readonly Layout[] = [
  ibkrActivity,
  ibkrFlex,
  schwab,
  fidelity,
  vanguard,
  trading212,
  degiro,
  sharesies,
  stake,
  commsec,
  sharesight,
  coinbase,
  kraken,
  ghostfolio,
  portfolioPerformance,
  generic,
];
