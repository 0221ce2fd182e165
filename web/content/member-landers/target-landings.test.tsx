import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { niches } from '#contract/sites/niche.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { cacheUser } from '#web/accounts/keep-user.ts';
import { AppRoot } from '#web/platform/app-root.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import ChatLanding, { headers as chatHeaders } from './chat-landing.tsx';
import LetterLanding, { headers as letterHeaders } from './letter-landing.tsx';
import StageLanding, { headers as stageHeaders } from './stage-landing.tsx';

interface Landing {
  readonly path: string;
  readonly Component: ComponentType;
  readonly headers: () => object;
  readonly slug: string | null;
}

const landings: readonly Landing[] = [
  { path: 'landing', Component: LetterLanding, headers: letterHeaders, slug: null },
  { path: 'landing2', Component: StageLanding, headers: stageHeaders, slug: 'front' },
  { path: 'landing3', Component: ChatLanding, headers: chatHeaders, slug: 'hey' },
];

const tags = { network: 'nw', ref: 'r&"<b>', sub1: 'one', sub2: 'two', sub3: 'three', t: '5', lb: 'x' };
const sanne = someCard({ id: 77, name: 'Sanne', place: 'Utrecht', online: true });
const fay = someCard({ id: 78, name: 'Fay', fictional: true });

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('nl')]);
});

/** Renders a landing page as the server sends it, without its layout. */
function documentOf(
  { path, Component }: Landing,
  target: ProfileCard | null,
  given: { niche?: number; slug?: string; language?: 'nl' | 'en' } = {},
): Document {
  const { niche = 1, slug, language = 'nl' } = given;
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: { ...testSettings, niche } });
  cacheUser(queries, null);
  const Stub = createRoutesStub([
    { id: 'landing', path: `members/:id/${path}/:slug?`, Component, loader: () => null },
  ]);
  const query = new URLSearchParams(tags).toString();
  const html = renderToString(
    <AppRoot nonce="" language={language} queryClient={queries}>
      <html lang={language}>
        <head />
        <body>
          <main>
            <Stub
              initialEntries={[`/members/${target?.id ?? 5}/${path}${slug ? `/${slug}` : ''}?${query}`]}
              hydrationData={{ loaderData: { landing: { target } } }}
            />
          </main>
        </body>
      </html>
    </AppRoot>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const words = (page: Document, selector: string) => page.querySelector(selector)?.textContent ?? '';

const formOf = (page: Document) => {
  const [form, ...others] = page.querySelectorAll('main form');
  expect(others).toEqual([]);
  const carried = [...(form?.querySelectorAll('input[type="hidden"]') ?? [])].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('value'),
  ]);
  return { action: form?.getAttribute('action'), carried: Object.fromEntries(carried) };
};

for (const landing of landings) {
  test(`${landing.path} shows the member and ends in the sign-up for them, with the tags [CONT-2b, CONT-2d, SHELL-11c]`, () => {
    const page = documentOf(landing, sanne);
    expect(words(page, 'main')).toContain('Sanne, 30');
    expect(words(page, 'main')).toContain('Utrecht');
    expect(words(page, 'main')).not.toContain('Fictief profiel');
    // Only drawn people are described as drawn.
    expect(words(page, 'main')).not.toMatch(/getekend|online/i);
    expect(formOf(page)).toEqual({ action: '/members/77/signup', carried: tags });
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('script:not([src])')).toHaveLength(0);
    // The name is on the page, but not in the history of a shared browser.
    expect(page.title).not.toContain('Sanne');
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).not.toContain('Sanne');
    for (const link of page.querySelectorAll('main a[href^="/login"]'))
      expect(link.getAttribute('href')).toContain('network=nw');
  });

  test(`${landing.path} labels a fictional profile beside its name and explains below who writes [FIC-2a, FIC-3b]`, () => {
    for (const [language, label] of [
      ['nl', 'Fictief profiel'],
      ['en', 'Fictional profile'],
    ] as const) {
      const page = documentOf(landing, fay, { language });
      const beside = [...page.querySelectorAll('main section p')].map(({ textContent }) => textContent);
      expect(beside).toContain(`Fay, 30${label}`);
      expect(words(page, 'aside')).toContain(label);
      expect(words(page, 'main')).not.toContain('content.lander');
    }
    expect(words(documentOf(landing, fay), 'aside')).toMatch(
      /Een antwoord komt van een computer.*Afspreken met Fay kan niet/,
    );
  });

  test(`${landing.path} shows a general page for a member who is not visible [CONT-2d]`, () => {
    for (const niche of niches.keys()) {
      const page = documentOf(landing, null, { niche: niche + 1 });
      expect(formOf(page)).toEqual({ action: '/signup', carried: tags });
      expect(words(page, 'h1').length).toBeGreaterThan(5);
      expect(words(page, 'aside')).toContain('fictieve profielen');
      expect(words(page, 'main')).not.toMatch(/niet gevonden|bestaat niet|verwijderd/i);
    }
  });

  test(`${landing.path} is never cached, so a hidden member disappears at once [CONT-2d]`, () => {
    expect(landing.headers()).toEqual({});
  });

  test.skipIf(landing.slug === null)(`${landing.path} has another headline for its slug [CONT-2c]`, () => {
    const own = words(documentOf(landing, sanne), 'h1');
    expect(words(documentOf(landing, sanne, { slug: landing.slug ?? '' }), 'h1')).not.toBe(own);
    const odd = documentOf(landing, sanne, { slug: 'free-money-here' });
    expect(words(odd, 'h1')).toBe(own);
    expect(words(odd, 'body')).not.toContain('free-money-here');
  });
}

test('carries the selected first line of landing3 by its number [ACC-1c]', () => {
  const [, , chat] = landings;
  const page = chat ? documentOf(chat, fay) : document;
  const values = [...page.querySelectorAll('main form input[name="opener"]')].map((input) =>
    input.getAttribute('value'),
  );
  expect(values).toEqual(['1', '2', '3']);
});
