export { closing } from './closing.ts';
export { MAX_MESSAGE_BYTES } from './emails/message-head.ts';
export { type EmailTaken, receiveEmail, takesEmails } from './emails/receive-email.ts';
export { trackedHistory } from './history/tracked-history.ts';
export { emailJobs, portfolioJobs } from './jobs.ts';
