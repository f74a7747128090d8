import { backoffMs } from '../core/backoff.ts';
import { pause, untilAborted } from '../core/bounded.ts';
import { toAnswer, toApiError } from '../core/codec.ts';
import { deferred } from '../core/deferred.ts';
import { inspect } from '../core/document.ts';
import type { ApiError } from '../core/errors.ts';
import type { StreamEvent, StreamRequest } from '../core/types.ts';
import {
  type ConnectionPool,
  enterPool,
  leavePool,
  provePool,
  type Seat,
  seatIn,
} from './connection-pool.ts';

const MAX_REFUSALS = 5;

/**
 * Reads one subscription to its end, over as many connections as that takes. After a break it
 * resumes where the operation can, and shows a gap where it cannot.
 *
 * @throws {ApiError} where the operation is refused; what `seatIn` throws; the signal's reason
 */
export async function readEvents(
  pool: ConnectionPool,
  request: StreamRequest,
  push: (event: StreamEvent<unknown>) => void,
  signal: AbortSignal,
): Promise<void> {
  const { clock, random } = pool.context;
  let current = request;
  let last: unknown = null;
  let refusals = 0;
  let isBroken = false;
  enterPool(pool);
  try {
    for (;;) {
      const seat = await seatIn(pool, signal);
      if (isBroken) push({ type: 'gap', reason: 'reconnected' });
      isBroken = false;
      const end = await readOnce(pool, seat, current, signal, (data) => {
        last = data;
        refusals = 0;
        push({ type: 'data', data });
      });
      if (end === 'complete') return;
      if (end === 'closed') {
        const variables = last ? request.resume?.(last) : null;
        isBroken = !variables;
        if (variables) current = { ...request, variables };
        else push({ type: 'break' });
      } else {
        refusals += 1;
        if (!end.transient || refusals === MAX_REFUSALS) throw end;
        await pause(clock, backoffMs(refusals, end.retryAfterSeconds, random), signal);
      }
    }
  } finally {
    leavePool(pool);
  }
}

async function readOnce(
  pool: ConnectionPool,
  seat: Seat,
  request: StreamRequest,
  signal: AbortSignal,
  take: (data: unknown) => void,
): Promise<'complete' | 'closed' | ApiError> {
  const { variables } = request;
  const { name: operation } = inspect(request.document);
  const token = seat.connection.token?.value;
  const refused = (errors: readonly unknown[], data: unknown) =>
    toApiError({ errors, data }, { operation, variables, token, status: null });
  const failed = deferred<ApiError>();
  const { outcome, stop } = seat.connection.run(request, (result) => {
    provePool(pool);
    const answer = toAnswer(result);
    if (answer?.errors.length === 0) take(answer.data);
    else if (answer) failed.resolve(refused(answer.errors, answer.data));
  });
  const end = await untilAborted(Promise.race([outcome, failed.promise]), signal).finally(stop);
  if (!('type' in end)) return end;
  if (end.type === 'errors') return refused(end.errors, null);
  if (end.type === 'complete') return 'complete';
  const failure = await seat.left;
  if (failure) throw failure;
  return 'closed';
}
