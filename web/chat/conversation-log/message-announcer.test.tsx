import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test, vi } from 'vitest';
import { reactionChanged } from '#contract/chat/events.ts';
import type { Message } from '#contract/chat/message.ts';
import type { Reaction } from '#contract/chat/reaction.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someMessage } from '#tests/support/samples/some-message.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { connection } from '#web/platform/live/live.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { MessageAnnouncer } from './message-announcer.tsx';

beforeAll(() => loadLanguage('nl'));

const queries = new QueryClient();
queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });

const other = someCard();

const message = (id: number, sender = other.id): Message =>
  someMessage({ id, sender, text: `bericht ${id}` });

const announcer = (messages: readonly Message[]) => (
  <QueryClientProvider client={queries}>
    <RawIntlProvider value={intlFor('nl')}>
      <MessageAnnouncer other={other} messages={messages} />
    </RawIntlProvider>
  </QueryClientProvider>
);

const said = () => [...screen.getByRole('log').children].map((line) => line.textContent);

test('announces only new messages of the other member to screen readers [CHAT-8a, CHAT-6a]', () => {
  const newest = [message(51), message(52)];
  const { rerender } = render(announcer(newest));
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
  expect(said()).toEqual([]);
  const withOlder = [message(49), message(50), ...newest];
  rerender(announcer(withOlder));
  expect(said()).toEqual([]);
  rerender(announcer([...withOlder, message(53), message(54), message(55, 1)]));
  expect(said()).toEqual(['Bram: bericht 53', 'Bram: bericht 54']);
  // Scrolled back in history, the messages shown are old.
  rerender(announcer([]));
  rerender(announcer([...withOlder, message(53), message(54), message(55, 1), message(56)]));
  expect(said()).toEqual(['Bram: bericht 53', 'Bram: bericht 54', 'Bram: bericht 56']);
});

test('announces a reaction of the other member to this conversation, and a changed one in its place [CHAT-11h]', () => {
  const subscribe = vi.spyOn(connection, 'subscribe');
  render(announcer([message(51, 1)]));
  const hear = subscribe.mock.calls.find(([event]) => event.name === reactionChanged.name)?.[1];
  const { conversation } = message(51);
  const react = (reaction: Reaction | null, given: { member?: number; conversation?: number } = {}) =>
    act(() => hear?.({ conversation, message: 51, member: other.id, revision: 1, ...given, reaction }));
  react('heart');
  expect(said()).toEqual(['Bram reageerde met: hartje']);
  react('wow', { member: 1 });
  react('wow', { conversation: conversation + 1 });
  expect(said()).toEqual(['Bram reageerde met: hartje']);
  react('fire');
  expect(said()).toEqual(['Bram reageerde met: vuur']);
  react(null);
  expect(said()).toEqual([]);
});
