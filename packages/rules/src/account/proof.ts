import { badInput, type PlatformError, refuse } from '../platform-error.ts';

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
 * @param path of the field that takes it
 * @throws {PlatformError} BAD_USER_INPUT where none is given
 */
export function givenPassword(password: string | null | undefined, path: string): string {
  if (password == null) throw badInput(path, 'is needed: the password of the account');
  return password;
}
