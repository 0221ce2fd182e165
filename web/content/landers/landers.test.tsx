import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, matchRoutes, Outlet } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import { niches } from '#contract/sites/niche.ts';
import { landers } from '#tests/support/routes/landers.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { cacheUser } from '#web/accounts/keep-user.ts';
import { routes } from '#web/content/routes.ts';
import { AppRoot } from '#web/platform/app-root.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { AppDocument } from '#web/shell/layout/app-document.tsx';
import LanderLayout, { handle } from '#web/shell/layout/lander-layout.tsx';
import { settingsQuery } from '#web/sites/settings.ts';

const modules = import.meta.glob<{ default: ComponentType }>('../*/*-lander.tsx');

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('nl')]);
});

const moduleAt = (path: string) => {
  const table = routes.map((route) => ({ path: route.path ?? '', file: route.file }));
  const file = matchRoutes(table, path)?.at(-1)?.route.file ?? '';
  return modules[file.replace('content/', '../')];
};

/** Renders the document that the server sends for a lander. */
async function documentAt(path: string, language: Locale, niche = 1): Promise<Document> {
  const url = new URL(path, 'http://localhost');
  const load = moduleAt(url.pathname);
  if (!load) throw new Error(`no lander at ${path}`);
  const queries = new QueryClient();
  const settings = { ...testSettings, niche, fictional_singular: 'fictief profiel' };
  queries.setQueryData(settingsQuery().queryKey, { settings });
  cacheUser(queries, null);
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <AppDocument>
          <Outlet />
        </AppDocument>
      ),
      loader: () => null,
      children: [
        {
          Component: LanderLayout,
          handle,
          children: [{ path: 'landers/:name/:slug?', Component: (await load()).default }],
        },
      ],
    },
  ]);
  const html = renderToString(
    <AppRoot nonce="" language={language} queryClient={queries}>
      <Stub
        initialEntries={[`${url.pathname}${url.search}`]}
        hydrationData={{ loaderData: { root: { country: 'NL', origin: url.origin } } }}
      />
    </AppRoot>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const words = (element: Element | null) => element?.textContent ?? '';

const tags = { network: 'nw', ref: 'r&"<b>', sub1: 'one', sub2: 'two', sub3: 'three', t: '5', lb: 'x' };

test('lists every lander of the routes in the test table [CONT-2a]', () => {
  const found = routes.flatMap(({ path }) =>
    path?.startsWith('landers/') ? [`/${path.replace('/:slug?', '')}`] : [],
  );
  expect(new Set(landers.map(({ path }) => path))).toEqual(new Set(found));
});

for (const { path, slugs } of landers) {
  test(`${path} has a title, one heading and a description in each language, and no framework script [CONT-2a]`, async () => {
    const titles = new Set<string>();
    for (const language of ['nl', 'en'] as const) {
      const page = await documentAt(path, language);
      titles.add(page.title);
      expect(page.title).toMatch(/.{4,} · Vonk$/);
      expect(page.documentElement.lang).toBe(language);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/.{20}/);
      expect(
        page.querySelectorAll('script[type="module"], script:not([src]), script[src^="/assets/"]'),
      ).toHaveLength(0);
      expect(page.body.textContent).not.toContain('content.lander');
    }
    expect(titles.size).toBe(2);
  });

  test(`${path} ends in the sign-up form and carries the tags along [CONT-2b, SHELL-11c]`, async () => {
    const page = await documentAt(`${path}?${new URLSearchParams({ ...tags, other: 'gone' })}`, 'nl');
    const forms = [...page.querySelectorAll('form[action="/signup"]')];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      expect(form.getAttribute('method') ?? 'get').toBe('get');
      expect(form.querySelector('button[type="submit"], button:not([type])')).not.toBeNull();
      const carried = [...form.querySelectorAll('input[type="hidden"]')].map((input) => [
        input.getAttribute('name'),
        input.getAttribute('value'),
      ]);
      expect(Object.fromEntries(carried)).toMatchObject(tags);
      expect(Object.fromEntries(carried)).not.toHaveProperty('other');
    }
    for (const link of page.querySelectorAll('main a[href^="/signup"], main a[href^="/login"]'))
      expect(new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('ref')).toBe(
        tags.ref,
      );
  });

  test.skipIf(slugs.length === 0)(
    `${path} has a headline per slug and its default for an unknown slug [CONT-2c]`,
    async () => {
      const own = await documentAt(path, 'nl');
      const headings = [words(own.querySelector('h1'))];
      for (const slug of slugs)
        headings.push(words((await documentAt(`${path}/${slug}`, 'nl')).querySelector('h1')));
      expect(new Set(headings).size).toBe(slugs.length + 1);
      const odd = await documentAt(`${path}/free-money-here`, 'nl');
      expect(words(odd.querySelector('h1'))).toBe(headings[0]);
      expect(words(odd.body)).not.toContain('free-money-here');
      expect(odd.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
        `http://localhost${path}`,
      );
    },
  );

  test(`${path} mentions fictional profiles on every site and requests no external host [CONT-2a, FIC-3b, GDPR-3b]`, async () => {
    for (const niche of niches.keys()) {
      const page = await documentAt(path, 'nl', niche + 1);
      expect(words(page.querySelector('main'))).toContain('fictief profiel');
      expect(page.querySelectorAll('[src^="http"], [src^="//"], [srcset], [style*="url("]')).toHaveLength(0);
      expect(page.querySelectorAll('main img:not([alt])')).toHaveLength(0);
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
}
