import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import type { Message } from '#contract/chat/message.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { messageRows } from './log-rows.ts';
import { type LogGoal, useLogScroll } from './use-log-scroll.ts';

const message = (id: number): Message => ({
  id,
  conversation: 9,
  sender: 2,
  kind: 'text',
  text: `bericht ${id}`,
  gift: null,
  image: null,
  notice: null,
  origin: 'member',
  sent_at: '2026-01-01T12:00:00.000Z',
  client_id: null,
});

const rowsOf = (from: number, to: number) =>
  messageRows(
    Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
    (moment) => moment.slice(0, 10),
    0,
  );

const height = 600;

/**
 * jsdom has no layout. This box has a fixed height, holds what the list says, and fires its scroll events a
 * frame later.
 */
beforeEach(() => {
  const totalOf = (box: Element) =>
    Number(box.querySelector('[data-total]')?.getAttribute('data-total') ?? 0);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return totalOf(this);
  });
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return;
    this.scrollTop = Math.max(0, Math.min(to.top ?? 0, totalOf(this) - height));
    requestAnimationFrame(() => this.dispatchEvent(new Event('scroll')));
  };
});
afterEach(() => vi.restoreAllMocks());

interface Shown {
  readonly from: number;
  readonly to: number;
  readonly onOlder: () => void;
  readonly hasNewer?: boolean;
}

/** A log with a goal, as a conversation has it. */
const open = (wanted: LogGoal, first: Shown) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: null });
  const now: { goal: LogGoal | null; middle: number; atEnd: boolean } = {
    goal: wanted,
    middle: 0,
    atEnd: false,
  };
  function Log({ from, to, onOlder, hasNewer = true }: Shown) {
    const [goal, setGoal] = useState<LogGoal | null>(wanted);
    const [rows, setRows] = useState(() => rowsOf(from, to));
    if (rows[0]?.message.id !== from) setRows(rowsOf(from, to));
    const onReached = useCallback(() => setGoal(null), []);
    const { scroller, list, atEnd } = useLogScroll({
      conversation: 9,
      rows,
      goal,
      onReached,
      hasNewer,
      onOlder,
      onNewer: () => {},
    });
    now.goal = goal;
    now.atEnd = atEnd;
    const middle = (list.scrollOffset ?? 0) + height / 2;
    now.middle = rows[list.getVirtualItemForOffset(middle)?.index ?? 0]?.message.id ?? 0;
    return (
      <div ref={scroller}>
        <div data-total={list.getTotalSize()} />
      </div>
    );
  }
  const page = (shown: Shown) => (
    <QueryClientProvider client={queries}>
      <Log {...shown} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(first));
  return { now, show: (next: Shown) => rerender(page(next)) };
};

/** The frames that a slow device may take to render the rows. */
const frames = (count: number) =>
  act(async () => {
    for (let turn = 0; turn < count; turn += 1) await new Promise(requestAnimationFrame);
  });

test('reaches the hit even if older messages load on the way [CHAT-8a]', async () => {
  for (const [before, after] of [
    [0, 1],
    [1, 0],
    [2, 3],
  ] as const) {
    const onOlder = vi.fn();
    const { now, show } = open({ message: 100, at: 'center' }, { from: 75, to: 124, onOlder });
    await frames(before);
    show({ from: 25, to: 124, onOlder });
    await frames(after);
    show({ from: 1, to: 124, onOlder });
    await vi.waitFor(() => expect(now.goal).toBeNull());
    await frames(10);
    expect(now.middle).toBe(100);
  }
});

test('requests no messages around the current position while scrolling to a goal [CHAT-8a]', async () => {
  const onOlder = vi.fn();
  const { now } = open({ message: 100, at: 'center' }, { from: 75, to: 124, onOlder });
  expect(onOlder).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(now.goal).toBeNull());
  await frames(1);
  expect(now.middle).toBe(100);
  expect(onOlder).toHaveBeenCalled();
});

test('counts as at the end if all unread messages fit on the screen [CHAT-8a]', async () => {
  const { now } = open({ message: 2, at: 'start' }, { from: 1, to: 3, onOlder: () => {}, hasNewer: false });
  await vi.waitFor(() => expect(now.goal).toBeNull());
  expect(now.atEnd).toBe(true);
});
