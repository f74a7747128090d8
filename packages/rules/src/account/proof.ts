import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';

// What a person shows for a sensitive change (contract rule 13).

/** Somebody with a second factor gave no code of it. */
export function codeNeeded(): PlatformError {
  return refuse('MFA_REQUIRED', 'A fresh code of your second factor is needed in params.mfaCode');
}

export function wrongCode(): PlatformError {
  return refuse('MFA_INVALID', 'The code is wrong, has lapsed or was used before');
}

export function noEnrollment(): PlatformError {
  return refuse('INVALID_STATE', 'No enrollment is open: begin with updateMfaQrCode');
}

export function factorIsOff(method: string): PlatformError {
  return refuse('INVALID_STATE', `The factor ${method} is not on`);
}

/**
 * @throws {PlatformError} BAD_USER_INPUT where a factor is switched on without a code of it, or off
 *   with one
 */
export function requireFittingCode({
  enabled,
  code,
}: {
  readonly enabled: boolean;
  readonly code?: string | null | undefined;
}): void {
  if (enabled && code == null) throw badInput('params.code', 'is needed: a code of the new factor');
  if (!enabled && code != null) throw badInput('params.code', 'is for switching a factor on');
}

/**
 * @param path of the field that takes it
 * @throws {PlatformError} BAD_USER_INPUT where none is given
 */
export function givenPassword(password: string | null | undefined, path: string): string {
  if (password == null) throw badInput(path, 'is needed: the password of the account');
  return password;
}
