import {
  ceased,
  concerns,
  followed,
  type IdeaProgress,
  isOpen,
  outcomeOf,
} from '@investing-platform/rules/ideas/idea-progress';
import type { Deps } from '../../../deps.ts';
import { ifAnswered } from '../../market/index.ts';
import { courseOf, shortBars } from './price-course.ts';
import { progressOf, type StoredIdea, termsOf } from './trade-idea.ts';
import { ideasToFollow, saveProgress } from './trade-ideas.sql.ts';

type FollowDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

/**
 * Brings open ideas up to date from the bars of the market, and from nothing else: each as far as
 * bars that are over reach, those first that were looked at the longest ago. Where the market does
 * not answer, an idea stays as it is until the next turn.
 *
 * @param limit how many at most
 * @param signal where it is aborted, the next turn goes on
 * @returns how many were looked at
 */
export async function followIdeas(
  deps: FollowDeps,
  limit: number,
  signal?: AbortSignal,
): Promise<number> {
  const ideas = await deps.db.all(ideasToFollow, limit);
  for (const idea of ideas) {
    if (signal?.aborted === true) break;
    await followIdea(deps, idea);
  }
  return ideas.length;
}

interface Followed {
  readonly progress: IdeaProgress;
  readonly until: Date;
  /** Whether the market told all until then. */
  readonly isWhole: boolean;
}

async function followIdea(deps: FollowDeps, idea: StoredIdea): Promise<void> {
  const now = deps.clock.now();
  const { at, why } = endOf(idea, now);
  const reached = await ifAnswered(() => throughBars(deps, idea, at));
  const unchanged = { progress: progressOf(idea), until: idea.followedUntil };
  const { progress, until, isWhole } = reached ?? { ...unchanged, isWhole: false };
  const ends = isWhole && why !== null;
  const followedTo = ends ? ceased(termsOf(idea), progress, why, at) : progress;
  await save(deps, idea, followedTo, until, now);
}

/** Up to when an idea is followed, and what ends it then; null: nothing, it goes on. */
function endOf({ expiresAt, withdrawnAt }: StoredIdea, now: Date) {
  const isOver = (at: Date | null): at is Date => at !== null && at <= now;
  if (isOver(withdrawnAt) && !(isOver(expiresAt) && expiresAt <= withdrawnAt))
    return { at: withdrawnAt, why: 'WITHDRAWN' as const };
  if (isOver(expiresAt)) return { at: expiresAt, why: 'LAPSED' as const };
  return { at: now, why: null };
}

/** Through long bars as far as they change nothing, and through the short ones of those that do. */
async function throughBars(deps: FollowDeps, idea: StoredIdea, to: Date): Promise<Followed> {
  const terms = termsOf(idea);
  const { assetId, publishedAt, followedUntil } = idea;
  let progress = progressOf(idea);
  let until = followedUntil;
  const course = { assetId, as: publishedAt, from: followedUntil, to };
  const { bars, isWhole } = await courseOf(deps, course);
  for (const { bar, next, isShortest } of bars) {
    if (!isOpen(progress)) break;
    const isDetailed = !isShortest && concerns(terms, progress, bar);
    const steps = isDetailed
      ? await shortBars(deps, { ...course, from: bar.at, to: next })
      : [{ bar }];
    for (const step of steps) progress = followed(terms, progress, step.bar);
    until = next;
  }
  return { progress, until: until > to ? to : until, isWhole };
}

async function save(
  { db }: FollowDeps,
  idea: StoredIdea,
  progress: IdeaProgress,
  until: Date,
  now: Date,
): Promise<void> {
  const targets = idea.targets.map((target, place) => ({
    ...target,
    hitAt: progress.hitAt[place]?.toISOString() ?? null,
  }));
  await db.transaction((tx) =>
    tx.maybe(saveProgress, {
      id: idea.id,
      before: idea.followedUntil,
      followedUntil: until,
      now,
      status: progress.status,
      targets: JSON.stringify(targets),
      entryPrice: progress.entryPrice,
      entryFilledAt: progress.entryFilledAt,
      lastPrice: progress.lastPrice,
      closePrice: progress.closePrice,
      closedAt: progress.closedAt,
      resultPercent: progress.resultPercent,
      outcome: outcomeOf(progress),
    }),
  );
}
