import { expect, test } from 'vitest';
import type { Message } from '#contract/chat/message.ts';
import { messageRows } from './log-rows.ts';

const said = (id: number, sender: number, sent_at: string): Message => ({
  id,
  conversation: 1,
  sender,
  kind: 'text',
  text: `${id}`,
  gift: null,
  image: null,
  notice: null,
  origin: 'member',
  sent_at,
  client_id: null,
});

const dayOf = (moment: string) => moment.slice(0, 10);

test('puts a divider above the first message of each day and splits a group there [CHAT-8b]', () => {
  const messages = [
    said(1, 7, '2026-01-01T23:58:00.000Z'),
    said(2, 7, '2026-01-01T23:59:00.000Z'),
    said(3, 7, '2026-01-02T00:00:00.000Z'),
    said(4, 8, '2026-01-02T00:01:00.000Z'),
  ];
  const rows = messageRows(messages, dayOf, 0);
  expect(rows.map(({ newDay }) => newDay)).toEqual([true, false, true, false]);
  expect(rows.map(({ follows, followed }) => [follows, followed])).toEqual([
    [false, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
});

test('starts a new group after a pause, because a group shows one time [CHAT-2a]', () => {
  const messages = [
    said(1, 7, '2026-01-01T12:00:00.000Z'),
    said(2, 7, '2026-01-01T12:05:00.000Z'),
    said(3, 7, '2026-01-01T12:10:00.001Z'),
  ];
  expect(messageRows(messages, dayOf, 0).map(({ followed }) => followed)).toEqual([true, false, false]);
});

test('splits a group at the unread divider too [CHAT-8b]', () => {
  const messages = [1, 2, 3].map((id) => said(id, 7, '2026-01-01T12:00:00.000Z'));
  const rows = messageRows(messages, dayOf, 2);
  expect(rows.map(({ firstUnread }) => firstUnread)).toEqual([false, true, false]);
  expect(rows.map(({ follows }) => follows)).toEqual([false, false, true]);
  expect(rows.map(({ followed }) => followed)).toEqual([false, true, false]);
});
