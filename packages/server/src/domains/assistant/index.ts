export { closing } from './closing.ts';
export { startNotices } from './notifications/followers.ts';
export { assistantJobs, startReplies } from './replies/start-replies.ts';
