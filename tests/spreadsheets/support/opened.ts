import type { TestCredential, TestServer } from '@investing-platform/server/testing';
import type { FakeSpreadsheet } from './apps-script.ts';

/** What the tests of spreadsheets share: a server, a sheet that asks it, and who asks. */
export interface Opened {
  readonly server: TestServer;
  readonly sheet: FakeSpreadsheet;
  readonly credential: TestCredential;
  /** The symbol of what the person holds. */
  readonly held: string;
}
