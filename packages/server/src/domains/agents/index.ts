export { answerInClient, mayAskInClient, sealOf } from './ask-in-client.ts';
export { askPerson, noteChange, requestOfAgent } from './ask-person.ts';
export { agentJobs, endChange } from './carry-out.ts';
export { closing } from './closing.ts';
export { callOf } from './operation-call.ts';
export { passOrAsk } from './pass-or-ask.ts';
export type { RequestRow } from './requests.sql.ts';
export { type Door, isStopped, standingAt } from './standing.ts';
