export { closing } from './closing.ts';
export { portfolioJobs } from './jobs.ts';
