import { MINUTE_MS } from '@investing-platform/schema/durations';
import { sessionAt } from '@investing-platform/schema/trading-calendar';
import { asset } from '../../domains/trading/trading.fixture.ts';
import type { Platform } from './lives.fixture.ts';
import type { Happening } from './steps.fixture.ts';

const HALF_HOUR = 30 * MINUTE_MS;
const MAX_HALF_HOURS = 300;
const SPIN_OFF = { newAssetId: asset('NVDA').id, numerator: 1, denominator: 5, costShare: '0.2' };

type Action = Extract<Happening, { kind: 'split' | 'dividend' | 'spinOff' | 'rename' }>;

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
      clock.advance(next.seconds * 1_000);
      return;
    case 'morning':
      for (let count = 0; count < MAX_HALF_HOURS; count += 1) {
        if (sessionAt(next.exchange, clock.now()) === 'REGULAR') return;
        clock.advance(HALF_HOUR);
      }
      return;
    case 'elsewhere':
      platform.elsewhere.says = next;
      return;
    case 'line':
      platform.wire.line = next.line;
      return;
    case 'bank':
      platform.bank.fate = next.fate;
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
  const { id: assetId } = asset('symbol' in next ? next.symbol : 'MSFT');
  const action = { id: exAt.toISOString(), assetId, exAt };
  switch (next.kind) {
    case 'split': {
      const { numerator, denominator } = next;
      market.act({ ...action, kind: 'SPLIT', numerator, denominator });
      return;
    }
    case 'spinOff':
      market.act({ ...action, kind: 'SPIN_OFF', ...SPIN_OFF });
      return;
    case 'rename':
      market.act({ ...action, kind: 'SYMBOL_CHANGE', symbol: next.name });
      return;
    case 'dividend': {
      const terms = { amountPerShare: next.amount, currency: 'USD', withholdingRate: '0.15' };
      market.act({ ...action, ...terms, kind: 'DIVIDEND', payAt: exAt });
    }
  }
}
