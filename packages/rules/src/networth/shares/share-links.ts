import { type PlatformError, refuse } from '../../refusals/platform-error.ts';

/** @throws {PlatformError} INVALID_STATE for a link that opens nothing any more */
export function refuseEnded(isActive: boolean): void {
  if (!isActive) throw refuse('INVALID_STATE', 'The link has ended already');
}

/** To be thrown for a passcode that is not given, or is another one. */
export const passcodeRefusal = (isGiven: boolean): PlatformError =>
  refuse(
    'PASSCODE_REQUIRED',
    isGiven ? 'The passcode is wrong' : 'The share link needs its passcode',
  );
