import type { Deps } from '../../deps.ts';
import { type Schedule, systemSchedule } from '../../kernel/schedule.ts';
import { ALL_NEWS, newsTopic } from './news-updates.ts';

export type NewsStreamDeps = Pick<Deps, 'clock' | 'hub' | 'news'> & {
  readonly log: {
    info(message: string): void;
    warn(fields: object, message: string): void;
  };
};

const EVERY_MS = 5_000;

/**
 * Publishes what is new every five seconds, in order, while somebody subscribes. What came while
 * nobody did is not told later. A source that fails is asked again from where it failed.
 */
export function startNewsStream(
  deps: NewsStreamDeps,
  schedule: Schedule = systemSchedule,
): { stop(): void } {
  let toldUntil = deps.clock.now();
  let isFailing = false;
  let isStopped = false;
  let callOff = schedule(() => void tick(), EVERY_MS);

  async function tick(): Promise<void> {
    try {
      await publishNewer();
      if (isFailing) deps.log.info('news is back');
      isFailing = false;
    } catch (error) {
      if (!isFailing) deps.log.warn({ err: error }, 'news: the source does not answer');
      isFailing = true;
    }
    if (!isStopped) callOff = schedule(() => void tick(), EVERY_MS);
  }

  async function publishNewer(): Promise<void> {
    const now = deps.clock.now();
    if (deps.hub.keysOf(newsTopic).length > 0) {
      const stories = await deps.news.newsBetween(toldUntil, now);
      for (const story of isStopped ? [] : stories) {
        deps.hub.publish(newsTopic, [ALL_NEWS, ...story.assetIds], { story });
      }
    }
    toldUntil = now;
  }

  return {
    stop() {
      isStopped = true;
      callOff();
    },
  };
}
