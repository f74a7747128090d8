import type { Door } from '../../domains/agents/index.ts';
import type { BrowserSession } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';

/** Who sends a request, and how it came. */
export interface Asker {
  readonly actor: Actor;
  readonly isFirstParty: boolean;
  readonly requestId: string;
  readonly session: BrowserSession;
  /** Where the app asks; `API` where it is not said. */
  readonly door?: Door;
  /** Whether the person has decided about just this change. */
  readonly isApproved?: boolean;
}
