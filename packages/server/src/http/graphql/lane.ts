import {
  type AnswerType,
  notUtf8,
  parametersIn,
  tooLarge,
  tooMany,
} from '@investing-platform/engine';
import { answer } from '../answering/answer.ts';
import { type BodyProblem, readBody } from '../requests/read-body.ts';
import {
  askerOf,
  type DoorDeps,
  type Exchange,
  sendAnswer,
  sendRefusal,
  withBody,
} from './exchange.ts';

/** The hot path: a JSON POST on plain `node:http`, without Fetch objects. */
export async function serveOnLane(
  deps: DoorDeps,
  arrived: Exchange,
  type: AnswerType,
): Promise<void> {
  const body = await readBody(arrived.request, deps.maxBodyBytes);
  if ('problem' in body) {
    refuseBody(deps, arrived, body.problem);
    return;
  }
  const exchange = withBody(deps, arrived, body.bytes);
  if (!exchange.general.allowed) {
    sendRefusal(deps, exchange, tooMany(exchange.general));
    return;
  }
  const parameters = parametersIn(body.text);
  if (parameters instanceof Error) {
    sendRefusal(deps, exchange, parameters);
    return;
  }
  sendAnswer(deps, exchange, await answer(deps, parameters, askerOf(exchange)), type);
}

function refuseBody(deps: DoorDeps, exchange: Exchange, problem: BodyProblem): void {
  switch (problem) {
    case 'aborted':
      exchange.response.destroy();
      return;
    case 'not-utf-8':
      sendRefusal(deps, exchange, notUtf8());
      return;
    case 'too-large':
      // What is still to come is not read: the connection cannot serve another request.
      exchange.headers.push('Connection', 'close');
      sendRefusal(deps, exchange, tooLarge(deps.maxBodyBytes));
  }
}
