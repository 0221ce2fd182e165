import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, CallOf, Operation } from '#contract/kit/operation.ts';
import { type CallOptions, call, callOver, type Transport } from '../api/api.ts';

const transports = new WeakMap<QueryClient, Transport>();

/** On the server a query client calls the API as its own visitor. */
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
 * Query options for a GET: `useQuery(queryFor(getChats, {}))`, or in a loader
 * `await queryClient.ensureQueryData(queryFor(getChats, {}))`. The key is `[operation.name, input]`. `joined` makes one of
 * what is known and what was read again, where the answer is not the whole.
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
 * The same for a list that goes on: `useInfiniteQuery(pagesFor(listTransactions, input, next))`. `next` says what to
 * ask for after the pages that are there, undefined after the last. `beside` goes with the first call and makes it no
 * other list.
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
