import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, CallOf, Operation } from '#contract/kit/operation.ts';
import { type CallOptions, call, callOver, type Transport } from '../api/api.ts';

const transports = new WeakMap<QueryClient, Transport>();

/** On the server, makes a query client call the API as its own visitor. */
export function setTransport(client: QueryClient, transport: Transport): void {
  transports.set(client, transport);
}

const callFrom = <O extends Operation>(
  client: QueryClient,
  operation: O,
  input: CallOf<O> & object,
  signal: AbortSignal,
): Promise<AnswerOf<O>> => {
  const transport = transports.get(client);
  return transport ? callOver(transport, operation, input, { signal }) : call(operation, input, { signal });
};

/**
 * Query options for a GET: `useQuery(queryFor(getChats, {}))`, or in a loader `await
 * queryClient.ensureQueryData(queryFor(getChats, {}))`. The key is `[operation.name, input]`. `joined` merges
 * the cached data with a new answer, if an answer is only a part of the list.
 */
export function queryFor<O extends Operation>(
  operation: O,
  input: CallOf<O> & object,
  joined?: (known: AnswerOf<O> | undefined, answer: AnswerOf<O>) => AnswerOf<O>,
) {
  return queryOptions({
    queryKey: [operation.name, input],
    async queryFn({ client, signal, queryKey }) {
      const answer = await callFrom(client, operation, input, signal);
      return joined ? joined(client.getQueryData<AnswerOf<O>>(queryKey), answer) : answer;
    },
  });
}

/**
 * Query options for a paged list: `useInfiniteQuery(pagesFor(listTransactions, input, next))`. `next` returns
 * the input of the next page, or undefined after the last page. `beside` is sent with the first call only,
 * and is not part of the key.
 */
export function pagesFor<O extends Operation>(
  operation: O,
  first: CallOf<O> & object,
  next: (last: AnswerOf<O>, pages: readonly AnswerOf<O>[]) => (CallOf<O> & object) | undefined,
  beside?: Partial<CallOf<O>>,
) {
  const more = (last: AnswerOf<O>, pages: readonly AnswerOf<O>[]) => {
    const input = next(last, pages);
    return input && { input };
  };
  return infiniteQueryOptions({
    queryKey: [operation.name, 'pages', first],
    queryFn: ({ client, signal, pageParam }) => callFrom(client, operation, pageParam.input, signal),
    initialPageParam: { input: { ...first, ...beside } },
    getNextPageParam: more,
  });
}

/** Mutation options: `useMutation({ ...mutationFor(likeMember), onSuccess: … })`. */
export function mutationFor<O extends Operation>(operation: O, options?: CallOptions) {
  return mutationOptions({
    mutationKey: [operation.name],
    mutationFn: (input: CallOf<O> & object) => call(operation, input, options),
  });
}
