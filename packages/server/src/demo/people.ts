import type { TradingMode } from '@investing-platform/schema/operations';
import type { Plan } from '../kernel/actor.ts';

/** Somebody who lives in the demo world, one for each plan. */
export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly plan: Plan;
  /**
   * Cash in US dollars of the live and of the practice account, and what comes into the live one
   * each month; null without accounts.
   */
  readonly cash: { readonly live: string; readonly paper: string; readonly monthly: string } | null;
  readonly holdings: readonly DemoHolding[];
}

/** What a person bought before the demo begins, at the price of the day. */
export interface DemoHolding {
  readonly symbol: string;
  readonly quantity: string;
  readonly tradingMode: TradingMode;
}

const live = (symbol: string, quantity: string): DemoHolding => ({
  symbol,
  quantity,
  tradingMode: 'LIVE',
});
const paper = (symbol: string, quantity: string): DemoHolding => ({
  symbol,
  quantity,
  tradingMode: 'PAPER',
});

export const people: readonly DemoPerson[] = [
  {
    email: 'demo-free@example.com',
    firstName: 'Frida',
    lastName: 'Free',
    plan: 'FREE',
    cash: null,
    holdings: [],
  },
  {
    email: 'demo-plus@example.com',
    firstName: 'Piet',
    lastName: 'Plus',
    plan: 'PLUS',
    cash: { live: '25000', paper: '100000', monthly: '250' },
    holdings: [live('VTI', '20'), live('AAPL', '8'), paper('MSFT', '15')],
  },
  {
    email: 'demo-pro@example.com',
    firstName: 'Petra',
    lastName: 'Pro',
    plan: 'PRO',
    cash: { live: '150000', paper: '100000', monthly: '1200' },
    holdings: [
      live('VTI', '80.5'),
      live('MSFT', '40'),
      live('AAPL', '60'),
      live('BTC', '0.25'),
      paper('NVDA', '50'),
    ],
  },
  {
    email: 'demo-private@example.com',
    firstName: 'Priya',
    lastName: 'Private',
    plan: 'PRIVATE',
    cash: { live: '2000000', paper: '1000000', monthly: '8000' },
    holdings: [
      live('SPY', '600'),
      live('MSFT', '350'),
      live('NVDA', '500'),
      live('BTC', '3.5'),
      live('ETH', '20'),
      paper('AAPL', '1000'),
    ],
  },
];
