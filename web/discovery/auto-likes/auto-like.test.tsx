import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { autoLike } from '#contract/discovery/auto-like.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { chatWith } from '#tests/support/people/chat-with.ts';
import { AutoLike } from './auto-like.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('reloads the likes half a second after the answer with an automatic like [LIKE-3e]', async () => {
  vi.useFakeTimers();
  let answer = (_: Response) => {};
  const asked: string[] = [];
  const image = { filename: 'a', card_filename: 'a', thumb_filename: 'a', match: 'a', status: 'active' };
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    asked.push(pathname);
    if (pathname === autoLike.path) return new Promise<Response>((resolve) => (answer = resolve));
    return Response.json({ profiles: [], liked_by: [], older: null });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AutoLike joined={new Date().toISOString()} />
    </QueryClientProvider>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(3000);
  expect(asked).toEqual([autoLike.path]);
  answer(Response.json({ profile: { ...chatWith(2).profile, main_image: image } }));
  await pass(499);
  expect(asked).toEqual([autoLike.path]);
  await pass(1);
  expect(asked.slice(0, 2)).toEqual([autoLike.path, getLikes.path]);
});
