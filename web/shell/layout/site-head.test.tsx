import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { LanguageProvider } from '#web/platform/intl/language-provider.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { settingsQuery } from '#web/sites/settings.ts';
import { canonicalPath, SiteHead } from './site-head.tsx';

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('no')]));
beforeEach(() => {
  document.head.innerHTML = '';
});

const settings = {
  ...testSettings,
  name: 'Vonk She',
  niche: 2 as const,
  index_title: 'Vonk She: vrouwen onder elkaar',
  description: 'Flirten voor vrouwen.',
};

async function headAt(
  path: string,
  page: { title: string; description?: string },
  language: 'nl' | 'no' = 'nl',
) {
  const queries = createQueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings });
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ country: 'NL', origin: 'https://she.example' }),
      HydrateFallback: () => null,
      Component: () => (
        <>
          <SiteHead />
          <PageTitle {...page} />
          <p>there</p>
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={queries}>
      <LanguageProvider initial={language}>
        <Stub initialEntries={[path]} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('there');
  const content = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute('content') ??
    document.head.querySelector(selector)?.getAttribute('href') ??
    null;
  return { content, title: document.title };
}

test('gives a public page one canonical URL and a preview card, with absolute URLs [CONT-3c, LANG-5d]', async () => {
  const page = { title: 'Voorwaarden', description: 'Wat je van ons mag verwachten.' };
  const { content, title } = await headAt('/pages/terms', page);
  expect(title).toBe('Voorwaarden · Vonk She');
  expect(content('link[rel="canonical"]')).toBe('https://she.example/pages/terms');
  expect(content('meta[name="robots"]')).toBeNull();
  expect(content('meta[name="description"]')).toBe(page.description);
  expect(content('meta[property="og:title"]')).toBe('Voorwaarden · Vonk She');
  expect(content('meta[property="og:description"]')).toBe(page.description);
  expect(content('meta[property="og:url"]')).toBe('https://she.example/pages/terms');
  expect(content('meta[property="og:image"]')).toBe('https://she.example/card/nl.png');
  expect(content('meta[property="og:image:alt"]')).toBe(settings.index_title);
  expect(content('meta[property="og:locale"]')).toBe('nl_NL');
  expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
});

test("keeps a member page out of search engines, without a card and with the site's description [CONT-3c, GDPR-15c]", async () => {
  const { content } = await headAt('/members/12345', { title: 'Anna' });
  expect(content('meta[name="robots"]')).toBe('noindex');
  expect(content('meta[property="og:image"]')).toBeNull();
  expect(content('meta[property="og:title"]')).toBeNull();
  expect(content('meta[name="description"]')).toBe('Flirten voor vrouwen.');
});

test.each(['/members', '/members/5/landing', '/members/5/landing2/front', '/members/5/signup'])(
  'keeps %s out of search engines but gives its link a preview card [CONT-3c, GDPR-15c]',
  async (path) => {
    const { content } = await headAt(path, { title: 'Anna' });
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(content('meta[property="og:image"]')).toBe('https://she.example/card/nl.png');
  },
);

test('gives a profile the same canonical URL from every route [CONT-3c]', async () => {
  const { content } = await headAt('/likes/m/12345', { title: 'Anna' });
  expect(content('link[rel="canonical"]')).toBe('https://she.example/members/12345');
});

test('ignores extra slashes in the canonical path, and never names another host [CONT-3c]', () => {
  expect(
    ['//evil.example/x', '//[', '///', '/', '/pages/terms//', '/likes/m/5/', '/landers/video/x/'].map(
      canonicalPath,
    ),
  ).toEqual(['/evil.example/x', '/[', '/', '/', '/pages/terms', '/members/5', '/landers/video']);
});

test('names the icons and the manifest of the site, in its language [SHELL-15a]', async () => {
  const { content } = await headAt('/chats', { title: 'Meldinger' }, 'no');
  expect(content('link[rel="icon"]')).toBe('/icons/she.svg');
  expect(content('link[rel="apple-touch-icon"]')).toBe('/icons/she-bleed-180.png');
  expect(content('link[rel="manifest"]')).toBe('/app/no.webmanifest');
});

test('gives a lander one canonical URL, whatever its headline slug [CONT-3c]', async () => {
  const { content } = await headAt('/landers/alonetonight/rain', { title: 'Alleen vanavond?' }, 'no');
  expect(content('meta[property="og:url"]')).toBe('https://she.example/landers/alonetonight');
  expect(content('meta[property="og:locale"]')).toMatch(/^n[bo]_NO$/);
});
