export {
  badInput,
  notFound,
  PlatformError,
  type PlatformErrorDetails,
  refuse,
} from '@investing-platform/rules/refusals/platform-error';
export type { AppRule, Approval } from './approvals/approval.ts';
export { createMocks, type Mocks, type MocksOptions } from './create-mocks.ts';
export type { MockHandler } from './handlers.ts';
export type { MockScenarios, ScenarioOptions } from './scenarios.ts';
export type { OperationName, ParamsOf, VariablesOf } from './service/operations.ts';
export type { Override, OverrideCall } from './service/overrides.ts';
export type { Account, Credential, Mail, Plan, PushMessage, User } from './world/entities.ts';
export type { NewFlow, NewGoal, NewLiability, NewOwnedThing } from './world/recorded-by-hand.ts';
export type { ConfidentialCredential, NewUser } from './world/records.ts';
export type { Person } from './world/seed-people.ts';
export type { NewAccount, NewPosition, People, World } from './world.ts';
