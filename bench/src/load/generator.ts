import { performance } from 'node:perf_hooks';
import { answerQuestions } from '../children/questions.ts';
import { sendRepeatedly } from './connection.ts';
import type { LoadPlan, LoadResult } from './plan.ts';

/** The process that makes load: one stretch for each question. */
answerQuestions({
  async load(plan: LoadPlan): Promise<LoadResult> {
    const startedAt = performance.now();
    const elapsed = () => (performance.now() - startedAt) / 1_000;
    let started = plan.connections;
    const shouldGoOn = () => {
      started += 1;
      return started <= plan.mostRequests && elapsed() < plan.seconds;
    };
    const connections = Array.from({ length: plan.connections }, () =>
      sendRepeatedly(plan, shouldGoOn),
    );
    const answered = await Promise.all(connections);
    const requests = answered.reduce((total, count) => total + count, 0);
    return { requests, seconds: elapsed() };
  },
});
