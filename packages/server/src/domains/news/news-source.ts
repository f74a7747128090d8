import { PlatformError, refuse } from '../../kernel/errors.ts';

/** @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer */
export async function newsOf<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    throw refuse('PROVIDER_UNAVAILABLE', 'News is not available now', { cause: error });
  }
}
