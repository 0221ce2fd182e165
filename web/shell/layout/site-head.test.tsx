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
import { canonicalPath } from './canonical-path.ts';
import { SiteHead } from './site-head.tsx';

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

test('[CONT-3] a public page has one address and a card of the site, in whole addresses', async () => {
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

test('[CONT-3] a page of members is in no search engine and has no card; it is described as the site is', async () => {
  const { content } = await headAt('/members/12345', { title: 'Anna' });
  expect(content('meta[name="robots"]')).toBe('noindex');
  expect(content('meta[property="og:image"]')).toBeNull();
  expect(content('meta[property="og:title"]')).toBeNull();
  expect(content('meta[name="description"]')).toBe('Flirten voor vrouwen.');
});

test.each(['/members', '/members/5/landing', '/members/5/landing2/front', '/members/5/signup'])(
  '[CONT-3] %s is no search result, but a link that is passed on',
  async (path) => {
    const { content } = await headAt(path, { title: 'Anna' });
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(content('meta[property="og:image"]')).toBe('https://she.example/card/nl.png');
  },
);

test('[CONT-3] a profile has one address, wherever one came from', async () => {
  const { content } = await headAt('/likes/m/12345', { title: 'Anna' });
  expect(content('link[rel="canonical"]')).toBe('https://she.example/members/12345');
});

test('[CONT-3] slashes too many are no other address, and no other host', () => {
  expect(
    ['//evil.example/x', '//[', '///', '/', '/pages/terms//', '/likes/m/5/', '/landers/video/x/'].map(
      canonicalPath,
    ),
  ).toEqual(['/evil.example/x', '/[', '/', '/', '/pages/terms', '/members/5', '/landers/video']);
});

test('[SHELL-15] every page names the icons and the manifest of its site, in its language', async () => {
  const { content } = await headAt('/chats', { title: 'Meldinger' }, 'no');
  expect(content('link[rel="icon"]')).toBe('/icons/she.svg');
  expect(content('link[rel="apple-touch-icon"]')).toBe('/icons/she-bleed-180.png');
  expect(content('link[rel="manifest"]')).toBe('/app/no.webmanifest');
});

test('[CONT-3] a lander has one address, whatever headline it was given', async () => {
  const { content } = await headAt('/landers/alonetonight/rain', { title: 'Alleen vanavond?' }, 'no');
  expect(content('meta[property="og:url"]')).toBe('https://she.example/landers/alonetonight');
  expect(content('meta[property="og:locale"]')).toMatch(/^n[bo]_NO$/);
});
