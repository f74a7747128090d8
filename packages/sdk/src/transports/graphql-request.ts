import { ClientError, GraphQLClient } from 'graphql-request';
import { toAnswer } from '../core/codec.ts';
import type { Transport, TransportAnswer, TransportRequest } from '../core/types.ts';

/**
 * Sends by graphql-request, under the same rules as the transport on `fetch`. Its errors are taken
 * apart here and go no further: their messages hold the answer and the variables.
 */
export const graphqlRequestTransport: Transport = async (request) => {
  const { url, document, variables, headers, signal } = request;
  const watched = watchAnswer(request.fetch);
  const client = new GraphQLClient(url, {
    fetch: watched.fetch,
    headers,
    errorPolicy: 'all',
    excludeOperationName: true,
    redirect: 'manual',
    credentials: 'omit',
  });
  try {
    const {
      status,
      headers: answered,
      data,
      errors,
    } = await client.rawRequest({
      query: document,
      signal,
      ...(variables && { variables: { ...variables } }),
    });
    return { status, headers: answered, answer: toAnswer({ data, errors }) };
  } catch (error) {
    if (error instanceof ClientError) return answerOf(error.response);
    const seen = watched.answered();
    if (seen) return { ...seen, answer: null };
    throw error;
  }
};

type FailedAnswer = Pick<TransportAnswer, 'status'> & {
  readonly headers?: unknown;
  readonly data?: unknown;
  readonly errors?: unknown;
};

function answerOf({ status, headers, data, errors }: FailedAnswer): TransportAnswer {
  return {
    status,
    headers: headers instanceof Headers ? headers : new Headers(),
    answer: toAnswer({ data, errors }),
  };
}

/** Remembers an answer that was read to its end, to tell a broken connection from odd content. */
function watchAnswer(send: TransportRequest['fetch']) {
  let read: Pick<TransportAnswer, 'status' | 'headers'> | null = null;
  const watchedFetch: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    const readText = response.text.bind(response);
    const text = async () => {
      const whole = await readText();
      read = { status: response.status, headers: response.headers };
      return whole;
    };
    return Object.defineProperty(response, 'text', { value: text });
  };
  return { fetch: watchedFetch, answered: () => read };
}
