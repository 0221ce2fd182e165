import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { NotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { choicesQuery } from './notification-choices.ts';
import { NotificationSettings } from './notification-settings.tsx';

beforeAll(() => loadLanguage('nl'));

const choices: NotificationChoices = {
  mail: { message: 'at_once', like: 'none', match: 'none' },
  push: { message: true, like: true, match: true },
  push_previews: false,
  push_devices: 0,
  email: {
    address: 'anna@post.example',
    source: 'sign_up',
    since: '2026-03-04T12:00:00.000Z',
    verified: true,
  },
  stops: [],
  unsubscribed: [],
};

const show = (source: NotificationChoices['email']['source']) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const settings = { ...testSettings, mail_name: 'Vonk post', domain: 'vonk.example' };
  queries.setQueryData(settingsQuery().queryKey, { settings });
  queries.setQueryData(choicesQuery().queryKey, { ...choices, email: { ...choices.email, source } });
  const Stub = createRoutesStub([
    { path: '/', Component: () => <NotificationSettings verify={null} onEnabled={() => {}} /> },
  ]);
  return render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  ).container.textContent;
};

test('names the sender of our mails, how to let them through, and where the address came from [PROF-9c]', () => {
  const words = show('sign_up');
  expect(words).toContain(
    'Onze mails komen van Vonk post, no-reply@vonk.example. Zet dat adres bij je contacten, dan belanden ze niet bij de ongewenste mail.',
  );
  expect(words).toContain(
    'Mails gaan naar anna@post.example. Je hebt dit adres opgegeven bij het aanmelden, op 4 maart 2026.',
  );
  expect(show('mail_change')).toContain('Je hebt dit adres ingesteld op 4 maart 2026.');
});
