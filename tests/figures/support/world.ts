import {
  manualClock,
  startTestServer,
  type TestUser,
  workDue,
} from '@investing-platform/server/testing';
import { expect } from 'vitest';

/** Monday, in regular trading of New York. */
const STARTS_AT = new Date('2026-01-05T15:00:00Z');

export type World = Awaited<ReturnType<typeof startWorld>>;

/** A server over the simulated market of a seed, whose clock only the test moves. */
export async function startWorld(seed: string, startsAt = STARTS_AT) {
  const clock = manualClock(startsAt);
  // What is asked for here is much at once, and the machine may be slow.
  const settings = { REQUEST_WORK_SECONDS: '60' };
  const server = await startTestServer({ clock, seed, settings });
  return {
    clock,
    server,
    /** Lets all that is due at this moment happen. */
    async settle(): Promise<void> {
      if ((await workDue(server.deps)) === 0) return;
      await expect.poll(() => workDue(server.deps), { interval: 5 }).toBe(0);
    },
    reader: async (user: TestUser): Promise<Ask> => {
      let token = { value: '', until: 0 };
      return async (query, params) => {
        // A token lasts an hour of the clock.
        const now = clock.now().getTime();
        if (token.until <= now) {
          token = { value: await server.issueToken(user, ['full_access']), until: now + 1_800_000 };
        }
        const authorization = { Authorization: `Bearer ${token.value}` };
        const variables = params === undefined ? {} : { params };
        const { body } = await server.graphql(authorization, query, variables);
        const codes = body.errors?.map(({ extensions }) => extensions.code);
        if (codes !== undefined) throw new Refused(codes, JSON.stringify(body.errors));
        // What came over the wire has the shape that its reader names.
        const data = JSON.parse(JSON.stringify(body.data ?? {}));
        return data[Object.keys(data)[0] ?? ''];
      };
    },
  };
}

/** Sends an operation with its `params`; @returns what its one field answers. */
export type Ask = <Answer>(query: string, params?: object) => Promise<Answer>;

/** The server did not do it. */
export class Refused extends Error {
  readonly codes: readonly string[];

  constructor(codes: readonly string[], message: string) {
    super(message);
    this.codes = codes;
  }
}
