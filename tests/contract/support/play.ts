import { expect } from 'vitest';
import type { Answer, AnsweredError } from './answer.ts';
import type { Case, ExpectedError, Known, Step } from './case.ts';
import { normalised } from './normalised.ts';
import type { Cast, Subject } from './subject.ts';
import { wireProblems } from './wire-problems.ts';

const STEP_MS = 1_000;

/**
 * Plays a case and checks every answer.
 *
 * @returns the answers without what is by chance, to compare with those of another subject
 */
export async function play(subject: Subject, { steps }: Case): Promise<unknown[]> {
  const cast = await subject.newCast();
  let known: Known = { ...cast.facts };
  const transcript: unknown[] = [];
  for (const step of steps) {
    known = await withMail(subject, known, step);
    if (step.decide !== undefined) await cast.decide(step.decide.id(known), step.decide.answer);
    const answer = await answerTo(subject, cast, known, step);
    check(answer, known, step);
    known = { ...known, ...kept(answer, step) };
    transcript.push(normalised(answer, subject.baseUrl, step.ownWords === true));
  }
  return transcript;
}

/** Looks into the mail where the step needs it. */
async function withMail(subject: Subject, known: Known, { mailTo }: Step): Promise<Known> {
  if (mailTo === undefined) return known;
  return { ...known, verificationToken: await subject.verificationToken(mailTo(known)) };
}

async function answerTo(subject: Subject, cast: Cast, known: Known, step: Step): Promise<Answer> {
  let answer = await send(subject, cast, known, step);
  if (step.eventually === undefined || isExpected(answer, known, step)) return answer;
  const isThereNow = async (): Promise<boolean> => {
    subject.advance(STEP_MS);
    answer = await send(subject, cast, known, step);
    check(answer, known, step);
    return true;
  };
  await expect.poll(isThereNow, { interval: 20 }).toBe(true);
  return answer;
}

function isExpected(answer: Answer, known: Known, step: Step): boolean {
  try {
    check(answer, known, step);
    return true;
  } catch {
    return false;
  }
}

async function send(subject: Subject, cast: Cast, known: Known, step: Step): Promise<Answer> {
  const { document: query, variables, operationName, request = {} } = step;
  const authorization = await cast.authorizationOf(step.as ?? 'trader');
  const method = request.method ?? 'POST';
  const body =
    request.body ?? JSON.stringify({ query, variables: variables?.(known), operationName });
  const response = await fetch(`${subject.baseUrl}/graphql`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(authorization === null ? {} : { Authorization: authorization }),
      ...request.headers,
    },
    ...(method === 'GET' ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

function check({ status, headers, body }: Answer, known: Known, step: Step): void {
  const { errors = [], data } = body;
  expect(errors.map(summary)).toMatchObject((step.errors ?? []).map(expected));
  if (step.data !== undefined) expect(data).toMatchObject(Object(step.data(known)));
  expect(status).toBe(step.status ?? 200);
  expect(Object.fromEntries(headers)).toMatchObject({ ...RATE_HEADERS, ...step.headers });
  expect(wireProblems(step.document, step.operationName, data)).toEqual([]);
}

const WHOLE = expect.stringMatching(/^\d+$/);
const RATE_HEADERS = {
  'rate-limit-total': WHOLE,
  'rate-limit-remaining': WHOLE,
  'rate-limit-reset': WHOLE,
};

function summary({ message, path, extensions: { code, requestId, fields } }: AnsweredError) {
  const paths = fields?.map((field) => field.path);
  return { code, message, path, fields: paths, hasRequestId: requestId.length > 0 };
}

function expected(error: ExpectedError) {
  return { ...error, hasRequestId: true };
}

function kept({ body }: Answer, { keep = {} }: Step): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keep).map(([name, path]) => [
      name,
      String(at(path.startsWith('errors.') ? body : body.data, path)),
    ]),
  );
}

function at(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('.')) value = Object(value)[key];
  return value;
}
