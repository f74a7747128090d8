import { isLongWork, refusal } from '@investing-platform/engine';
import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import type { Actor } from '../kernel/actor.ts';
import { turns } from '../kernel/turns.ts';
import type { Context } from './context.ts';

/** Long fields of one person that may wait or run: those of a handful of requests. */
const MAX_WAITING = 60;

/**
 * Lets the fields that take long run one after the other for each person, with a breath before
 * each: however many a document asks for, and however many requests do, everybody else is answered
 * in between.
 */
export function withTurns(schema: GraphQLSchema): GraphQLSchema {
  const { inTurn } = turns(MAX_WAITING);
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const fields: readonly GraphQLField<unknown, Context>[] = Object.values(type.getFields());
    for (const field of fields.filter(isLongWork)) {
      const { resolve } = field;
      if (resolve === undefined) continue;
      field.resolve = (source, args, context, info) =>
        inTurn(ownerOf(context.actor), () => resolve(source, args, context, info), tooManyWait);
    }
  }
  return schema;
}

function ownerOf(actor: Actor): string {
  return actor.kind === 'anonymous' ? actor.ip : actor.userId;
}

function tooManyWait(): Error {
  const message = `More than ${MAX_WAITING} long computations of yours are under way. Wait for them.`;
  return refusal('RATE_LIMITED', message, { retryAfterSeconds: 1 });
}
