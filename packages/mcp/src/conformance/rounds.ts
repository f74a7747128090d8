import {
  acceptedContent,
  type CallToolResult,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** Seals what is brought back; the key lives as long as a test. */
export const stateCodec = createRequestStateCodec<string>({ key: 'k'.repeat(32) });

/** A question with one field. */
export function question(message: string, field: string) {
  const properties = { [field]: { type: 'string' as const } };
  const requestedSchema = { type: 'object' as const, properties, required: [field] };
  return inputRequired.elicit({ mode: 'form', message, requestedSchema });
}

const NAME = question('What is your name?', 'name');
const OK = question('Please confirm', 'ok');
const COLOR = question('Step 2: What is your favorite color?', 'color');

function sampling(text: string) {
  const content = { type: 'text' as const, text };
  return inputRequired.createMessage({ messages: [{ role: 'user', content }], maxTokens: 100 });
}

export const done = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

type Request = ServerContext['mcpReq'];
type Answered = CallToolResult | InputRequiredResult;
type Round = (request: Request) => Promise<Answered>;

const has = ({ inputResponses }: Request, key: string): boolean =>
  inputResponse(inputResponses, key).kind !== 'missing';

/** Tools that ask before they answer, by what comes after `test_input_required_result_`. */
export const rounds: Readonly<Record<string, Round>> = {
  async elicitation({ inputResponses }) {
    const given = acceptedContent(inputResponses, 'user_name');
    if (typeof given?.name === 'string') return done(`Hello, ${given.name}!`);
    return inputRequired({ inputRequests: { user_name: NAME } });
  },
  async sampling(request) {
    if (has(request, 'capital_question')) return done('It has answered.');
    const capital_question = sampling('What is the capital of France?');
    return inputRequired({ inputRequests: { capital_question } });
  },
  async list_roots({ inputResponses }) {
    const given = inputResponse(inputResponses, 'client_roots');
    if (given.kind === 'roots') return done(given.roots.map(({ uri }) => uri).join());
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  },
  request_state: confirmed,
  tampered_state: confirmed,
  async multiple_inputs(request) {
    const keys = ['user_name', 'greeting', 'client_roots'];
    if (keys.every((key) => has(request, key)) && request.requestState() === 'all') {
      return done('All are there.');
    }
    const user_name = NAME;
    const greeting = sampling('Generate a greeting');
    const client_roots = inputRequired.listRoots();
    const requestState = await stateCodec.mint('all');
    return inputRequired({ inputRequests: { user_name, greeting, client_roots }, requestState });
  },
  async multi_round(request) {
    const state = request.requestState();
    if (state === 'second' && has(request, 'step2')) return done('Both steps are done.');
    if (state === 'first' && has(request, 'step1')) {
      const requestState = await stateCodec.mint('second');
      return inputRequired({ inputRequests: { step2: COLOR }, requestState });
    }
    const requestState = await stateCodec.mint('first');
    return inputRequired({ inputRequests: { step1: NAME }, requestState });
  },
  async capabilities({ envelope }) {
    const able = Object(Object(envelope)['io.modelcontextprotocol/clientCapabilities']);
    const inputRequests = {
      ...(able.elicitation === undefined ? {} : { user_name: NAME }),
      ...(able.sampling === undefined ? {} : { greeting: sampling('Generate a greeting') }),
    };
    return inputRequired({ inputRequests });
  },
};

async function confirmed(request: Request): Promise<Answered> {
  if (request.requestState() === 'asked' && has(request, 'confirm')) return done('state-ok');
  const requestState = await stateCodec.mint('asked');
  return inputRequired({ inputRequests: { confirm: OK }, requestState });
}
