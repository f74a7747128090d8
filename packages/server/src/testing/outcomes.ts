import { PlatformError } from '../kernel/errors.ts';

/** `ok`, or the code that the platform refused with; any other error is thrown. */
export async function codeOf(request: Promise<unknown>): Promise<string> {
  try {
    await request;
    return 'ok';
  } catch (error) {
    if (error instanceof PlatformError) return error.code;
    throw error;
  }
}

/** How often each came out of requests at one time, when all of them have ended: `ok` or a code. */
export async function outcomes(
  requests: readonly Promise<unknown>[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const settled = await Promise.allSettled(requests.map(codeOf));
  for (const result of settled) {
    if (result.status === 'rejected') throw result.reason;
    counts[result.value] = (counts[result.value] ?? 0) + 1;
  }
  return counts;
}
