import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reaction } from '#contract/chat/reaction.ts';
import { deviceOf } from '../sync/use-device.ts';
import { sendReaction, useReactionsTo } from './send-reaction.ts';

const [me, other] = [1, 2];
const place = { conversation: 9, id: 4 };

let answers: Array<(response: Response) => void> = [];
let asked: Array<Reaction | null> = [];

beforeEach(() => {
  [answers, asked] = [[], []];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { reaction } = await new Request(input, init).json();
    asked.push(reaction);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
});
afterEach(() => vi.unstubAllGlobals());

const stored = (reaction: Reaction | null, revision: number) =>
  Response.json({ reaction: { conversation: 9, message: 4, member: me, reaction, revision } });

const refused = () =>
  Response.json(
    { type: 'about:blank', title: 'x', status: 404, code: 'not_found', detail: 'Weg', params: {} },
    { status: 404 },
  );

const show = () => {
  const queries = new QueryClient();
  const { store } = deviceOf(queries, null);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useReactionsTo(place, other), { wrapper });
  return { store, result };
};

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));

test('shows a reaction at once and keeps it when it is stored [CHAT-11b]', async () => {
  const { store, result } = show();
  await act(async () => void sendReaction(store, place, 'heart'));
  expect(result.current).toEqual({ own: 'heart', theirs: null });
  answers[0]?.(stored('heart', 1));
  await settle();
  expect(result.current.own).toBe('heart');
  expect(asked).toEqual(['heart']);
});

test('sends choices that follow each other one by one, so that the last one wins [CHAT-11b]', async () => {
  const { store, result } = show();
  await act(async () => {
    void sendReaction(store, place, 'heart');
    void sendReaction(store, place, 'fire');
    void sendReaction(store, place, null);
  });
  await settle();
  expect(asked).toEqual(['heart']);
  answers[0]?.(stored('heart', 1));
  await settle();
  expect(asked).toEqual(['heart', null]);
  answers[1]?.(stored(null, 2));
  await settle();
  expect(result.current.own).toBeNull();
});

test('shows the former reaction again after a refusal [CHAT-11d]', async () => {
  const { store, result } = show();
  const failed = vi.fn();
  await act(async () => void sendReaction(store, place, 'wow').catch(failed));
  await settle();
  answers[0]?.(refused());
  await settle();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(result.current.own).toBeNull();
});
