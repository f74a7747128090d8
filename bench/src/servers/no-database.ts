import type { Deps } from '@investing-platform/server/testing';

const refuse = (): Promise<never> => Promise.reject(new Error('there is no database here'));

/** Stands where a server without a database must have one. */
export const noDatabase: Deps['db'] = {
  dialect: 'postgresql',
  all: refuse,
  maybe: refuse,
  one: refuse,
  transaction: refuse,
  listen: refuse,
  ping: refuse,
  close: async () => undefined,
};
