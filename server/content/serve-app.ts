import type { FastifyInstance } from 'fastify';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Niche } from '#contract/sites/niche.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Texts } from '#server/platform/texts/texts.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { requestedLanguage, requestedSite } from './requested-site.ts';
import { sendFile } from './send-file.ts';

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
