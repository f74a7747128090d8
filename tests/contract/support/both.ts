import { mocksSubject } from './mocks-subject.ts';
import { serverSubject } from './server-subject.ts';

/** Everything that serves the contract, by name. */
export const subjects = [
  ['the server', serverSubject],
  ['the mocks', mocksSubject],
] as const;
