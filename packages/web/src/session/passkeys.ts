import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { PersonalError } from '../api/problem.ts';

const LEFT = 'The passkey was not used: it was cancelled, or took too long.';
const KNOWN = 'This device has a passkey for your account already.';

/**
 * Has the person unlock a passkey.
 *
 * @param optionsJson of the ceremony that the server began
 * @returns the authenticator's answer in JSON
 * @throws {PersonalError} where there is no answer
 */
export async function askPasskey(optionsJson: string): Promise<string> {
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(optionsJson) }));
  } catch {
    throw new PersonalError(LEFT);
  }
}

/** Has the person make a passkey; otherwise as `askPasskey`. */
export async function makePasskey(optionsJson: string): Promise<string> {
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(optionsJson) }));
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PersonalError(isKnown ? KNOWN : LEFT);
  }
}
