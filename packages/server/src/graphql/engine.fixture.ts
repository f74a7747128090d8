import {
  answerError,
  type Caller,
  defaultLimits,
  type OperationRequest,
} from '@investing-platform/engine';
import { fixtureCatalog, fixtureSchema } from '@investing-platform/engine/testing';
import type { GraphQLSchema } from 'graphql';
import type { Actor, LeafScope, SessionActor, TokenActor } from '../kernel/actor.ts';
import { type AdmittedOperation, createEngine, type Engine } from './engine.ts';

export function tokenActor(...scopes: LeafScope[]): TokenActor {
  return {
    kind: 'token',
    ip: '192.0.2.1',
    userId: 'user-1',
    plan: 'PLUS',
    scopes: new Set(scopes),
    expiresAt: new Date('2030-01-01T00:00:00Z'),
    credentialId: 'credential-1',
    tokenHash: Buffer.alloc(32, 1),
  };
}

export function sessionActor(plan: SessionActor['plan'] = 'PLUS'): SessionActor {
  return {
    kind: 'session',
    ip: '192.0.2.1',
    userId: 'user-1',
    plan,
    scopes: new Set(),
    expiresAt: new Date('2030-01-01T00:00:00Z'),
    sessionId: 'session-1',
    steppedUpAt: null,
  };
}

/** Holds every scope of the fixture. */
export const all = tokenActor('identity', 'profile.read', 'portfolio.read', 'trade', 'public');

export function caller(actor: Actor, isFirstParty = true): Caller {
  return { actor, isFirstParty };
}

export function fixtureEngine(schema: GraphQLSchema = fixtureSchema()): Engine {
  return createEngine({
    schema,
    catalog: fixtureCatalog,
    limits: defaultLimits,
    introspection: false,
  });
}

const engine = fixtureEngine();

/** The refusals as `CODE message`; none where the operation may run. */
export function refusals(request: OperationRequest | string, who: Caller = caller(all)): string[] {
  const asked = typeof request === 'string' ? { query: request } : request;
  const result = engine.admit(asked, who);
  if (!('errors' in result)) return [];
  return result.errors.map((error) => {
    const answered = answerError(error, 'r1', () => {});
    return `${answered.extensions.code} ${answered.message}`;
  });
}

/** @throws where the operation is refused */
export function admitted(
  request: OperationRequest,
  by: Pick<Engine, 'admit'> = engine,
): AdmittedOperation {
  const result = by.admit(request, caller(all));
  if ('errors' in result) throw new Error(result.errors[0]?.message);
  return result;
}
