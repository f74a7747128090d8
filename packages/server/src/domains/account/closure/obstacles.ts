import type { ClosureObstacleKind } from '@investing-platform/schema/first-party';
import type { ClosureFacts } from './closure.sql.ts';

/** Something of an account that is somebody's still. */
interface Obstacle {
  readonly kind: ClosureObstacleKind;
  readonly message: string;
}

/** What has to be settled first. One at most of each kind. */
export function obstaclesOf(facts: ClosureFacts): Obstacle[] {
  const { holdsPositions, liveOrderCount } = facts;
  const obstacles: Obstacle[] = [];
  if (liveOrderCount > 0) {
    const message = 'An order of your live account is open. Cancel it first.';
    obstacles.push({ kind: 'ORDERS', message });
  }
  if (holdsPositions) {
    const message = 'Your live account holds positions. Sell or transfer them first.';
    obstacles.push({ kind: 'POSITIONS', message });
  }
  const message = aboutCash(facts);
  if (message !== null) obstacles.push({ kind: 'CASH', message });
  return obstacles;
}

function aboutCash({ holdsCash, owesCash, hasPaymentsUnderWay }: ClosureFacts): string | null {
  if (hasPaymentsUnderWay) {
    return 'A deposit, a withdrawal or a dividend is under way. Wait until it has ended.';
  }
  if (owesCash) return 'Your live account owes money. Pay it in first.';
  return holdsCash ? 'Your live account holds cash. Withdraw it first.' : null;
}
