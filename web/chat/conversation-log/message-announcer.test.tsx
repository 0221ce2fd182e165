import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { Message } from '#contract/chat/message.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { someMessage } from '#tests/support/samples/some-message.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { MessageAnnouncer } from './message-announcer.tsx';

beforeAll(() => loadLanguage('nl'));

const other = someCard();

const message = (id: number, sender = other.id): Message =>
  someMessage({ id, sender, text: `bericht ${id}` });

const announcer = (messages: readonly Message[]) => (
  <RawIntlProvider value={intlFor('nl')}>
    <MessageAnnouncer other={other} messages={messages} />
  </RawIntlProvider>
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
