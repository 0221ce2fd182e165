import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { cacheUser } from '#web/accounts/keep-user.ts';
import { AppRoot } from '#web/platform/app-root.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { AppDocument } from './app-document.tsx';

beforeAll(() => loadLanguage('nl'));

const bodyOf = (user: CurrentUser | null): DOMTokenList => {
  const client = new QueryClient();
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  cacheUser(client, user);
  const Stub = createRoutesStub([
    { path: '/', handle: { js: false }, Component: () => <AppDocument>words</AppDocument> },
  ]);
  const html = renderToString(
    <AppRoot nonce="n" language="nl" queryClient={client}>
      <Stub />
    </AppRoot>,
  );
  return new DOMParser().parseFromString(html, 'text/html').body.classList;
};

test('marks the body with whether a member is logged in [SHELL-17b]', () => {
  expect([...bodyOf(null)]).toEqual(['logged-out']);
  expect([...bodyOf(someUser())]).toEqual(['logged-in']);
});
