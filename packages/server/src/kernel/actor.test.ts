import { expect, test } from 'vitest';
import { type Actor, requireUser } from './actor.ts';
import { InvariantViolation } from './invariant.ts';

test('an anonymous caller never passes for a user', () => {
  expect(() => requireUser({ kind: 'anonymous', ip: '192.0.2.1' })).toThrow(InvariantViolation);
});

test('a known user passes as it is', () => {
  const actor: Actor = {
    kind: 'session',
    ip: '192.0.2.1',
    userId: '019b7d2f-7c4e-7000-8000-000000000000',
    plan: 'FREE',
    scopes: new Set(['identity']),
    sessionId: '019b7d2f-7c4e-7000-8000-000000000001',
    steppedUpAt: null,
    expiresAt: new Date(0),
  };
  expect(requireUser(actor)).toBe(actor);
});
