import { expect } from '@playwright/test';
import { cardPath } from '#contract/content/app-files.ts';
import { hasCard, isPublicPage } from '#contract/content/public-pages.ts';
import type { RouteRow } from './route-table.ts';
import { type RouteWalker, titleFor } from './route-world.ts';

const escapes = [
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
] as const;

const read = (html: string, pattern: RegExp): string | null => {
  const found = pattern.exec(html)?.[1] ?? null;
  return found && escapes.reduce((text, [written, meant]) => text.replaceAll(written, meant), found);
};

export interface RouteAnswer {
  readonly path: string;
  readonly to?: string;
  readonly status?: number;
  readonly title?: string | null;
  /** Whether the page is hidden from search engines. */
  readonly hidden?: boolean;
  readonly [told: string]: unknown;
}

/** The metadata of a page as served, or the address that it redirects to. */
export async function fetchRouteAnswer({ client, addressOf }: RouteWalker, at: string): Promise<RouteAnswer> {
  const path = addressOf(at);
  const response = await client.get(path);
  const html = await response.text();
  const to = response.headers.get('location');
  if (to !== null) return { path, to };
  const card = read(html, /<meta property="og:image" content="([^"]+)"/);
  return {
    path,
    status: response.status,
    languages: [response.headers.get('content-language'), read(html, /<html lang="([^"]+)"/)],
    title: read(html, /<title[^>]*>([^<]+)</),
    hidden: html.includes('<meta name="robots" content="noindex"'),
    ...(response.ok && {
      canonical: read(html, /<link rel="canonical" href="([^"]+)"/),
      description: read(html, /<meta name="description" content="([^"]+)"/),
      card,
      preview: card === null ? null : read(html, /<meta property="og:title" content="([^"]+)"/),
    }),
  };
}

/** The answer that the route table expects. */
export function expectedRouteAnswer(walker: RouteWalker, row: RouteRow, site: string): object {
  const { role, language, words, addressOf } = walker;
  const path = addressOf(row.at);
  const answer = row.answers[role];
  const login = `/login?to=${encodeURIComponent(path)}`;
  if (answer === 'login') return { path, to: login };
  if (answer === 'console login') return { path, to: `/console${login}` };
  if (typeof answer === 'string') return { path, to: addressOf(answer) };
  const address = addressOf(row.canonical ?? row.at);
  const found = { path, status: answer, languages: [language, language], hidden: !isPublicPage(address) };
  if (answer === 404) return { ...found, title: words.text('shell.error.not_found') };
  const title = titleFor(walker, row);
  const shown = hasCard(address);
  return {
    ...found,
    title,
    canonical: new URL(address, site).href,
    description: expect.stringMatching(/\S/),
    card: shown ? new URL(cardPath(language), site).href : null,
    preview: shown ? title : null,
  };
}

/** The preview picture of the pages for readers of this language. */
export const fetchPreviewCard = ({ client, language }: RouteWalker): Promise<Response> =>
  client.get(cardPath(language));
