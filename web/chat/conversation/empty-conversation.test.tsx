import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { EmptyConversation } from './empty-conversation.tsx';

beforeAll(() => loadLanguage('nl'));

test('offers the way back and the quick exit if there is no conversation [CHAT-1b, TRUST-8c]', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <EmptyConversation>weg</EmptyConversation> }]);
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <Stub />
    </RawIntlProvider>,
  );
  const back = screen.getByRole('link', { name: 'Terug naar je berichten' });
  expect(back.getAttribute('href')).toBe('/chats');
  const exit = screen.getByRole('button', { name: 'Snel weg' });
  expect(exit.closest('form')?.dataset.exit).toMatch(/^https:/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Berichten');
});
