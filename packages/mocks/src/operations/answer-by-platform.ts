import { answerByContract } from '../contract/answer.ts';
import { realmOf } from '../contract/open-realm.ts';
import type { Platform } from '../world/platform.ts';
import { answers } from './answers.ts';
import type { Caller, OperationName } from './types.ts';

/** What the mocked platform answers: behaviour that is written out, else what the contract says. */
export function answerByPlatform(
  platform: Platform,
  caller: Caller,
  operation: OperationName,
  params: unknown,
): unknown {
  // Their past brings shares and cash with it, whichever operation asks first.
  if (caller.kind === 'token') realmOf(platform, caller.user);
  const answer = answers[operation] as ((call: object) => unknown) | undefined;
  return answer === undefined
    ? answerByContract(platform, caller, operation, params)
    : answer({ platform, caller, params });
}
