import type { Standing } from '@investing-platform/engine';
import type { TokenActor } from '../../kernel/actor.ts';

/** Where an app asks: at the assistants' doors, or anywhere else. */
export type Door = 'MCP' | 'API';

/**
 * What a person has said of whoever asks. At an assistants' door they are asked unless they have said
 * otherwise of this assistant; elsewhere only where they wished it.
 */
export function standingAt({ app }: TokenActor, door: Door): Standing {
  const rule = app?.rule ?? null;
  const isAssistant = door === 'MCP' || rule?.assistant === true;
  const isFreed = rule === null ? door === 'API' : isFreedAt(rule, door);
  const isBound = (rule?.maxChangesPerDay ?? rule?.maxAmountPerDay ?? null) !== null;
  return { isAsked: !isFreed, isCounted: !isFreed || isAssistant || isBound };
}

type Rule = NonNullable<NonNullable<TokenActor['app']>['rule']>;

/** What was allowed to an app at `/graphql` was not allowed to an assistant. */
const isFreedAt = ({ approval, assistant }: Rule, door: Door): boolean =>
  approval === 'NONE' && (assistant || door === 'API');

/** Whether the person has stopped whoever asks, with all assistants and all whom they are asked about. */
export function isStopped(actor: TokenActor, door: Door): boolean {
  const { app } = actor;
  if (app?.areStopped !== true) return false;
  const { rule, isForAssistants } = app;
  return isForAssistants || rule?.assistant === true || standingAt(actor, door).isAsked;
}
