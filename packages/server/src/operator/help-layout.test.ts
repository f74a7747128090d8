import { expect, test } from 'vitest';
import { operatorProgram } from './program.ts';

const help = operatorProgram(async () => undefined).helpInformation();

test('the help shows every command under a topic, and no option twice', () => {
  const [beforeTopics = '', ...topics] = help.split(
    /\n(?=People:|Money:|Apps:|Market data:|Ideas:|Server:)/,
  );
  expect(beforeTopics).not.toContain('Commands:');
  expect(topics.length).toBe(6);
  expect(help).not.toContain('\nCommands:');
  expect(help).not.toContain('[options] <');
});

test('the help keeps within 100 columns, and names what each command takes', () => {
  expect(help).toMatch(/^ {2}set-plan <email> <plan> {2,}put a person on/m);
  expect(help.split('\n').filter((line) => line.length > 100)).toEqual([]);
});
