import { sessionAt } from '@investing-platform/schema/trading-calendar';
import { AAPL } from '../trading.fixture.ts';
import type { Platform } from './lives.fixture.ts';
import type { Happening } from './steps.fixture.ts';

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const MAXIMUM_HALF_HOURS = 300;

type Action = Extract<Happening, { kind: 'split' | 'dividend' }>;

/** The world turns. */
export function happen(platform: Platform, next: Happening): void {
  const { clock, market } = platform.world;
  switch (next.kind) {
    case 'price':
      market.setPrice(next.symbol, next.price);
      return;
    case 'volume':
      market.setVolume(next.volume);
      return;
    case 'wait':
      clock.advance(next.minutes * MINUTE);
      return;
    case 'morning':
      for (let count = 0; count < MAXIMUM_HALF_HOURS; count += 1) {
        if (sessionAt('NASDAQ', clock.now()) === 'REGULAR') return;
        clock.advance(HALF_HOUR);
      }
      return;
    default:
      act(platform, next);
  }
}

/** After everything before; the platform gets to know of it with the next round or job. */
function act({ world }: Platform, next: Action): void {
  const { clock, market } = world;
  clock.advance(1);
  const exAt = clock.now();
  const action = { id: exAt.toISOString(), assetId: AAPL, exAt };
  if (next.kind === 'split') {
    market.act({ ...action, ...next, kind: 'SPLIT' });
  } else {
    const terms = { amountPerShare: next.amount, currency: 'USD', withholdingRate: '0.15' };
    market.act({ ...action, ...terms, kind: 'DIVIDEND', payAt: exAt });
  }
}
