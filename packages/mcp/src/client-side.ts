import {
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { ClientSide, Question } from './host.ts';

const KEY = 'decision';
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
const MAX_SEAL = 500;

/** What the client of a call can do, and what it brings back of a question. */
export function clientSide({
  envelope,
  inputResponses,
  requestState,
}: ServerContext['mcpReq']): ClientSide {
  // Only revisions that name their capabilities with each call can be asked anything.
  const { elicitation } = Object(Object(envelope)[CAPABILITIES]);
  const isForUrlsAlone = elicitation?.url !== undefined && elicitation.form === undefined;
  const canAsk = elicitation !== undefined && !isForUrlsAlone;
  const seal = requestState();
  const given = inputResponse(inputResponses, KEY);
  if (typeof seal !== 'string' || seal.length > MAX_SEAL || given.kind !== 'elicit') {
    return { canAsk, answer: null };
  }
  return { canAsk, answer: { seal, isAccepted: given.action === 'accept' } };
}

/** The question for the client to show: to accept it is to approve the change, once. */
export function asking({ words, seal }: Question): InputRequiredResult {
  const requestedSchema = { type: 'object' as const, properties: {} };
  const decision = inputRequired.elicit({ mode: 'form', message: words, requestedSchema });
  return inputRequired({ inputRequests: { [KEY]: decision }, requestState: seal });
}
