import type { ClosureObstacleKind } from '@investing-platform/schema/first-party';
import type { ClosureFacts } from './closure.sql.ts';

/** Something of an account that is somebody's still. */
interface Obstacle {
  readonly kind: ClosureObstacleKind;
  readonly message: string;
}

/** What has to be settled first. */
export function obstaclesOf(facts: ClosureFacts): Obstacle[] {
  const { holdsCash, holdsPositions, liveOrderCount } = facts;
  const obstacles: Obstacle[] = [];
  if (liveOrderCount > 0) {
    const message = 'An order of your live account is open. Cancel it first.';
    obstacles.push({ kind: 'ORDERS', message });
  }
  if (holdsPositions) {
    const message = 'Your live account holds positions. Sell or transfer them first.';
    obstacles.push({ kind: 'POSITIONS', message });
  }
  if (holdsCash) {
    const message = 'Your live account holds cash. Withdraw it first.';
    obstacles.push({ kind: 'CASH', message });
  }
  return obstacles;
}
