import { notFound } from '../../refusals/platform-error.ts';

/** The account that something is done with; without either, the platform account in live mode. */
export interface AccountChoice {
  readonly brokerAccountId?: string | null | undefined;
  readonly brokerCredentialId?: string | null | undefined;
}

export const isChosen = ({ brokerAccountId, brokerCredentialId }: AccountChoice): boolean =>
  brokerAccountId != null || brokerCredentialId != null;

/** @throws {PlatformError} NOT_FOUND: the person has no such account */
export function missingAccount({ brokerCredentialId }: AccountChoice): never {
  throw notFound(brokerCredentialId == null ? 'Broker account' : 'Broker credential');
}
