import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { listRelated } from '#contract/discovery/list-related.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { useBlock } from '#web/safety/use-block.ts';
import { useMeetingSync } from './use-meeting-sync.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  client.clear();
});

/** A query with an active observer, and the number of its fetches. */
function shown(queryKey: readonly unknown[]) {
  let asked = 0;
  const stop = new QueryObserver(client, {
    queryKey,
    queryFn: () => ++asked,
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});
  return { asked: () => asked, stop };
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

test('does not refetch the parts below a blocked profile, however often the event arrives [PROF-7b]', async () => {
  const profile = 7;
  const member = shown([getMember.name, { id: profile }]);
  const related = shown([listRelated.name, { profile }]);
  const others = shown([listRelated.name, { profile: 8 }]);
  const likes = shown([getLikes.name, {}]);
  globalThis.fetch = async () => Response.json({ profile });
  const { result } = renderHook(
    () => {
      useMeetingSync();
      return useBlock();
    },
    { wrapper },
  );

  await act(() =>
    Promise.all([result.current.mutateAsync({ profile }), result.current.mutateAsync({ profile })]),
  );
  await waitFor(() => expect(likes.asked()).toBeGreaterThan(0));
  await waitFor(() => expect(others.asked()).toBeGreaterThan(0));
  expect(member.asked()).toBeGreaterThan(0);
  expect(related.asked()).toBe(0);
  expect(client.getQueryState([listRelated.name, { profile }])?.isInvalidated).toBe(true);
  for (const one of [member, related, others, likes]) one.stop();
});
