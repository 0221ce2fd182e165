import type { FastifyInstance } from 'fastify';
import { type IconForm, type IconSize, iconPath } from '#contract/content/app-files.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Niche } from '#contract/sites/niche.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { iconColours, nicheColours } from './niche-colours.ts';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { requestedLanguage, requestedSite, sendFile } from './site-file.ts';

export interface ManifestTexts {
  readonly name: string;
  readonly description: string;
  /** Member pages in the icon's menu, by path. */
  readonly shortcuts: Readonly<Record<string, string>>;
}

const icons: ReadonlyArray<readonly [form: IconForm, size: IconSize, purpose: string]> = [
  ['round', 192, 'any'],
  ['round', 512, 'any'],
  ['maskable', 192, 'maskable'],
  ['maskable', 512, 'maskable'],
];

/** Builds the web app manifest of a site (SHELL-15). The app has the same identity in every language. */
function manifestOf(niche: Niche, language: Locale, texts: ManifestTexts) {
  return {
    id: '/',
    name: texts.name,
    short_name: texts.name,
    description: texts.description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: iconColours(niche).ground,
    background_color: nicheColours[niche].stage,
    categories: ['social', 'lifestyle'],
    icons: icons.map(([form, size, purpose]) => ({
      src: iconPath(niche, form, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: Object.entries(texts.shortcuts).map(([url, name]) => ({
      name,
      url,
      icons: [{ src: iconPath(niche, 'round', 192), sizes: '192x192', type: 'image/png' }],
    })),
  };
}

interface Named {
  Params: { name: string };
}

const manifestIn = (texts: Texts, niche: Niche, language: Locale) => {
  const text = (key: string) => texts.format(language, key);
  return manifestOf(niche, language, {
    name: text(`sites.niche.${niche}.name`),
    description: text(`sites.niche.${niche}.description`),
    shortcuts: {
      '/chats': text('shell.messages'),
      '/likes': text('shell.likes'),
      '/members': text('shell.members'),
    },
  });
};

/** Serves the site as an installable app: its manifest and the offline page (SHELL-15). */
export function serveApp(fastify: FastifyInstance, platform: Platform): void {
  const { texts } = platform;

  fastify.get<Named>('/app/:name', async (request, reply) => {
    const { niche } = requestedSite(request, platform);
    const language = requestedLanguage(request.params.name, '.webmanifest');
    return sendFile(request, reply, {
      type: 'application/manifest+json; charset=utf-8',
      body: JSON.stringify(manifestIn(texts, niche, language)),
      seconds: hourSeconds,
    });
  });

  fastify.get<Named>('/offline/:name', async (request, reply) => {
    const { niche } = requestedSite(request, platform);
    const language = requestedLanguage(request.params.name);
    const text = (key: string) => texts.format(language, key);
    const body = offlinePage(niche, language, {
      site: text(`sites.niche.${niche}.name`),
      title: text('content.offline.title'),
      body: text('content.offline.body'),
      again: text('kit.retry'),
    });
    return sendFile(request, reply, {
      type: 'text/html; charset=utf-8',
      body,
      seconds: 0,
      headers: { 'content-security-policy': offlinePolicy, 'content-language': language },
    });
  });
}
