import { startPurging } from './chores.ts';
import type { Deps } from './deps.ts';
import { startAccountChores } from './domains/account/index.ts';
import { agentJobs } from './domains/agents/index.ts';
import { assistantJobs, startNotices, startReplies } from './domains/assistant/index.ts';
import { planCharges, subscriptionWork } from './domains/billing/index.ts';
import { brokerageJobs, documentIssues, openApproved } from './domains/brokerage/index.ts';
import { cardJobs } from './domains/cards/index.ts';
import { cryptoJobs } from './domains/crypto/index.ts';
import { exportJobs, startExports } from './domains/exports/index.ts';
import { depositCharges, fundingJobs } from './domains/funding/index.ts';
import { eventProposals, movedUnits } from './domains/holdings/index.ts';
import { ideaJobs } from './domains/ideas/index.ts';
import { interestWork } from './domains/interest/index.ts';
import { kycJobs } from './domains/kyc/index.ts';
import { startPriceStream } from './domains/market/index.ts';
import { documentJobs, fileJobs, reportJobs } from './domains/networth/index.ts';
import { startNewsStream } from './domains/news/index.ts';
import { emailJobs, portfolioJobs } from './domains/portfolios/index.ts';
import { oldEvents } from './domains/provider-events/index.ts';
import { strategyJobs } from './domains/strategies/index.ts';
import { corporateActions, startMatcher } from './domains/trading/index.ts';
import { uploadJobs } from './domains/uploads/index.ts';
import { type JobHandler, startJobs } from './jobs/jobs.ts';
import type { Background } from './jobs/repeat.ts';

/** What runs beside the requests of a started server, each to be stopped with it. */
export function startBackground(deps: Deps): Background[] {
  const prices = startPriceStream(deps);
  const news = startNewsStream(deps);
  return [
    { stop: async () => prices.stop() },
    { stop: async () => news.stop() },
    startMatcher(deps),
    startExports(deps),
    startReplies(deps),
    startNotices(deps),
    startJobs(deps, jobHandlers(deps)),
    startAccountChores(deps),
    startPurging(deps),
  ];
}

/** The jobs of all domains. */
export function jobHandlers(deps: Deps): JobHandler[] {
  return [
    corporateActions(deps),
    ...agentJobs(deps),
    ...brokerageJobs(deps),
    documentIssues(deps),
    ...strategyJobs(deps),
    ...fundingJobs(deps),
    ...kycJobs(deps, openApproved(deps)),
    ...cardJobs(deps, [depositCharges(deps), planCharges(deps)]),
    oldEvents(deps),
    subscriptionWork(deps),
    ...cryptoJobs(deps),
    ...documentJobs(deps),
    ...reportJobs(deps),
    ...uploadJobs(deps),
    ...fileJobs(deps),
    ...ideaJobs(deps),
    interestWork(deps),
    ...portfolioJobs(deps),
    eventProposals(deps),
    movedUnits(deps),
    ...emailJobs(deps),
    ...exportJobs(deps),
    ...assistantJobs(deps),
  ];
}
