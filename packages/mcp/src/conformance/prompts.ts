import {
  acceptedContent,
  type GetPromptResult,
  type InputRequiredResult,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { PIXEL } from './pixel.ts';
import { question } from './rounds.ts';

const argument = (name: string) => ({ name, description: `The ${name}`, required: true });
export const diagnosticPrompts = [
  { name: 'test_simple_prompt', description: 'Takes nothing' },
  {
    name: 'test_prompt_with_arguments',
    description: 'Takes two texts',
    arguments: [argument('arg1'), argument('arg2')],
  },
  {
    name: 'test_prompt_with_embedded_resource',
    description: 'Holds a resource',
    arguments: [argument('resourceUri')],
  },
  { name: 'test_prompt_with_image', description: 'Holds a picture' },
  { name: 'test_input_required_result_prompt', description: 'Asks first' },
];

type Asked = { name: string; arguments?: Record<string, string> | undefined };

export function promptAnswer(
  { name, arguments: args = {} }: Asked,
  responses: Record<string, unknown> | undefined,
): GetPromptResult | InputRequiredResult {
  const text = (words: string) => ({ type: 'text' as const, text: words });
  switch (name) {
    case 'test_simple_prompt':
      return said(text('A simple prompt.'));
    case 'test_prompt_with_arguments':
      return said(text(`arg1='${args.arg1}', arg2='${args.arg2}'`));
    case 'test_prompt_with_embedded_resource': {
      const resource = { uri: args.resourceUri ?? '', mimeType: 'text/plain', text: 'Embedded.' };
      return said({ type: 'resource', resource }, text('Look at the resource.'));
    }
    case 'test_prompt_with_image':
      return said({ type: 'image', data: PIXEL, mimeType: 'image/png' }, text('Look at it.'));
    case 'test_input_required_result_prompt': {
      const given = acceptedContent(responses, 'user_context');
      if (given !== undefined) return said(text(`In the context ${String(given.context)}`));
      const user_context = question('What context should the prompt use?', 'context');
      return inputRequired({ inputRequests: { user_context } });
    }
    default:
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${name}`);
  }
}

type Content = GetPromptResult['messages'][number]['content'];

const said = (...contents: Content[]): GetPromptResult => ({
  messages: contents.map((content) => ({ role: 'user', content })),
});
