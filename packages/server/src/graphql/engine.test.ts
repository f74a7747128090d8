import type { OperationRequest } from '@investing-platform/engine';
import { fixtureSchema } from '@investing-platform/engine/testing';
import { describe, expect, test } from 'vitest';
import { all, caller, fixtureEngine, refusals, tokenActor } from './engine.fixture.ts';

describe('a document that was read before', () => {
  const identity = caller(tokenActor('identity'));
  const refused = ['FORBIDDEN token missing the required scope portfolio.read for: portfolio'];

  test('has no verdict: it is judged anew for each caller', () => {
    const query = '{ portfolio { name } }';
    expect(refusals(query, caller(all))).toEqual([]);
    expect(refusals(query, identity)).toEqual(refused);
    expect(refusals(query, caller(all))).toEqual([]);
  });

  test('is judged by the operation that is chosen, not by the others', () => {
    const query = 'query A { me { id } } query B { portfolio { id } }';
    expect(refusals({ query, operationName: 'A' }, identity)).toEqual([]);
    expect(refusals({ query, operationName: 'B' }, identity)).toEqual(refused);
    expect(refusals({ query, operationName: 'A' }, identity)).toEqual([]);
  });

  test('is refused again where it is wrong', () => {
    const first = refusals('{ mee }');
    expect(first).toEqual(['GRAPHQL_VALIDATION_FAILED Cannot query field "mee" on type "Query".']);
    expect(refusals('{ mee }')).toEqual(first);
  });
});

describe('execution', () => {
  const rootless = { actor: all };
  const schema = fixtureSchema();
  const fields = schema.getQueryType()?.getFields();
  if (fields?.echo) fields.echo.resolve = (_source, args) => args.text;
  if (fields?.health) fields.health.resolve = () => 'ok';
  const running = fixtureEngine(schema);
  const run = async (request: OperationRequest) => {
    const result = running.admit(request, caller(all));
    if ('errors' in result) throw new Error(result.errors[0]?.message);
    return running.execute(result, rootless);
  };

  test('two operations of one document, run in turn, each answer their own fields', async () => {
    const query = 'query A { answer: health } query B { answer: echo(text: "b") }';
    for (const [operationName, answer] of [
      ['A', 'ok'],
      ['B', 'b'],
      ['A', 'ok'],
      ['B', 'b'],
    ]) {
      expect(await run({ query, operationName })).toEqual({ data: { answer } });
    }
  });

  test('conditions are decided for each request', async () => {
    const query = 'query ($on: Boolean!) { health @include(if: $on) echo(text: "x") }';
    expect(await run({ query, variables: { on: true } })).toEqual({
      data: { health: 'ok', echo: 'x' },
    });
    expect(await run({ query, variables: { on: false } })).toEqual({ data: { echo: 'x' } });
    expect(await run({ query, variables: { on: true } })).toEqual({
      data: { health: 'ok', echo: 'x' },
    });
  });

  test('variables of one request are not seen by the next', async () => {
    const query = 'query ($text: String) { echo(text: $text) }';
    expect(await run({ query, variables: { text: 'a' } })).toEqual({ data: { echo: 'a' } });
    expect(await run({ query })).toEqual({ data: { echo: null } });
  });
});
