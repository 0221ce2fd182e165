import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someProfile } from '#tests/support/samples/some-profile.ts';
import { ownProfileQuery } from '../own-profile-query.ts';
import { useSavedSection } from './use-saved-section.ts';

const refused = {
  type: 'about:blank',
  title: '',
  status: 429,
  code: 'too_many',
  detail: 'Even wachten.',
  params: {},
};
const realFetch = globalThis.fetch;
let client: QueryClient;
let sent: unknown[] = [];
let refuses = false;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(ownProfileQuery().queryKey, { profile: someProfile });
  sent = [];
  refuses = false;
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    if (request.method === 'PUT') sent.push(await request.json());
    if (refuses) return Response.json(refused, { status: 429 });
    return Response.json({ profile: { ...someProfile, hair_color: 'red', eye_color: 'blue' } });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  client.clear();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const shown = () => client.getQueryData(ownProfileQuery().queryKey)?.profile;

test('shows a choice at once, reverts it if the server refuses, and keeps it for a retry [PROF-9a]', async () => {
  const { result } = renderHook(() => useSavedSection(), { wrapper });
  expect(result.current.state).toBe('idle');
  refuses = true;
  act(() => result.current.change({ hair_color: 'red' }));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(shown()?.hair_color).toBeNull();
  refuses = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.state).toBe('saved'));
  expect(sent).toEqual([{ hair_color: 'red' }, { hair_color: 'red' }]);
});

test('sends an unsaved choice together with the next one [PROF-9a]', async () => {
  const { result } = renderHook(() => useSavedSection(), { wrapper });
  refuses = true;
  act(() => result.current.change({ hair_color: 'red' }));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  refuses = false;
  act(() => result.current.change({ eye_color: 'blue' }));
  await waitFor(() => expect(result.current.state).toBe('saved'));
  expect(sent.at(-1)).toEqual({ hair_color: 'red', eye_color: 'blue' });
});

test('keeps a queued choice on the screen when the previous one is saved [PROF-9a]', async () => {
  let kept = someProfile;
  const answers: Array<() => void> = [];
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    if (request.method === 'PUT') {
      const change = await request.json();
      await new Promise<void>((resolve) => answers.push(resolve));
      kept = { ...kept, ...change };
    }
    return Response.json({ profile: kept });
  };
  const { result } = renderHook(
    () => ({ section: useSavedSection(), interests: useQuery(ownProfileQuery()).data?.profile.interests }),
    { wrapper },
  );
  const seen: unknown[] = [];
  client.getQueryCache().subscribe(() => seen.push(shown()?.interests));
  act(() => result.current.section.change({ interests: ['art'] }));
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => result.current.section.change({ interests: ['art', 'music'] }));
  await waitFor(() => expect(result.current.interests).toEqual(['art', 'music']));
  seen.length = 0;
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(result.current.section.state).toBe('saved'));
  expect(result.current.interests).toEqual(['art', 'music']);
  expect(seen).not.toContainEqual(['art']);
});

test('sends the refused first of two quick choices together with the second [PROF-9a]', async () => {
  const answers: Array<() => void> = [];
  let kept = someProfile;
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    if (request.method !== 'PUT') return Response.json({ profile: kept });
    const change = await request.json();
    sent.push(change);
    await new Promise<void>((resolve) => answers.push(resolve));
    if (answers.length === 1) return Response.json(refused, { status: 429 });
    kept = { ...kept, ...change };
    return Response.json({ profile: kept });
  };
  const { result } = renderHook(() => useSavedSection(), { wrapper });
  act(() => result.current.change({ hair_color: 'red' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => result.current.change({ eye_color: 'blue' }));
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(result.current.state).toBe('saved'));
  expect(sent).toEqual([{ hair_color: 'red' }, { hair_color: 'red', eye_color: 'blue' }]);
  await waitFor(() => expect(shown()).toMatchObject({ hair_color: 'red', eye_color: 'blue' }));
});
