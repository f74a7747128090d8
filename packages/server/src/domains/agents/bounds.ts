import { amountOf } from '@investing-platform/rules/agents/bounds';
import type { Wish } from '@investing-platform/rules/agents/wish';
import { type Told, tell } from '@investing-platform/rules/agents/words';
import type { TokenActor } from '../../kernel/actor.ts';
import { rateOrNull } from '../market/index.ts';
import type { AgentDeps } from './deps.ts';
import { wordSources } from './word-sources.ts';

/** A wish in words, and how much it moves in US dollars where a bound of the person asks for it. */
export async function weigh(
  deps: AgentDeps,
  actor: TokenActor,
  wish: Wish,
): Promise<Told & { readonly dollars: () => Promise<string | null> }> {
  const sources = await wordSources(deps, actor);
  const told = await tell(sources, wish);
  const { movesMoney = false } = sources.hints[wish.operation] ?? {};
  const rateToDollars = (currency: string) => rateOrNull(deps, currency, 'USD', deps.clock.now());
  const rule = actor.app?.rule ?? null;
  return { ...told, dollars: () => amountOf(rule, wish, { movesMoney }, told, rateToDollars) };
}
