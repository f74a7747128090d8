export { closing } from './closing.ts';
export { assistantJobs, startReplies } from './replies/start-replies.ts';
