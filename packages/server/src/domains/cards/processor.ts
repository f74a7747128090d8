import { refuse } from '../../kernel/errors.ts';
import type { CardProcessor } from '../../ports/card-processor.ts';
import type { CardDeps } from './deps.ts';

const DEADLINE_MS = 10_000;

/** @throws {PlatformError} INVALID_STATE where the operator has set no processor up */
export function processorOf({ cardProcessor }: Pick<CardDeps, 'cardProcessor'>): CardProcessor {
  if (cardProcessor !== null) return cardProcessor;
  throw refuse('INVALID_STATE', 'This server takes no cards');
}

/** How long a processor has for one answer. */
export const deadline = (): AbortSignal => AbortSignal.timeout(DEADLINE_MS);
