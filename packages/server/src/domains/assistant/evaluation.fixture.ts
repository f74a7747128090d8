import { beforeAll, describe, expect, test } from 'vitest';
import { type AssistantWorld, sharedWorld } from './assistant.fixture.ts';
import { type Evaluated, evaluatedPerson } from './evaluation-person.fixture.ts';
import { questionsOfPeople } from './evaluation-questions.fixture.ts';

describe('what people ask is answered with their own figures', () => {
  let world: AssistantWorld;
  let own: Evaluated;

  beforeAll(async () => {
    world = await sharedWorld();
    own = await evaluatedPerson(world.server);
  });

  const cases = questionsOfPeople.map(([question, operations, ...says]) => ({
    question,
    operations,
    says,
  }));
  test.each(cases)('$question', async ({ question, operations, says }) => {
    const reply = await world.ask(own.token, question);
    expect(reply).toMatchObject({ status: 'COMPLETED', failureReason: null });
    const called = reply.parts.filter(({ type }) => type === 'TOOL_CALL');
    expect(called.map(({ toolName }) => toolName)).toEqual(operations);
    for (const words of says) {
      const wanted = words.replaceAll(/\{(\w+)\}/g, (_all, key: string) => own.facts[key] ?? '?');
      expect(reply.content).toContain(wanted);
    }
  });
});
