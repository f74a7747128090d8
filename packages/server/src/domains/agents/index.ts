export { askPerson, requestOfAgent } from './ask-person.ts';
export { agentJobs } from './carry-out.ts';
export { closing } from './closing.ts';
export { callOf } from './operation-call.ts';
export type { RequestRow } from './requests.sql.ts';
