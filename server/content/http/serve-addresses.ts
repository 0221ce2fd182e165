import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { robotsOf, sitemapOf } from '../rules/sitemap.ts';
import { answerFile } from './answer-file.ts';
import { siteAsked } from './site-asked.ts';

/** What search engines ask for first, each site its own (CONT-3). */
export function serveAddresses(fastify: FastifyInstance, platform: Platform): void {
  fastify.get('/robots.txt', async (request, reply) =>
    answerFile(request, reply, {
      type: 'text/plain; charset=utf-8',
      body: robotsOf(siteAsked(request, platform).origin),
      seconds: 3600,
    }),
  );
  fastify.get('/sitemap.xml', async (request, reply) =>
    answerFile(request, reply, {
      type: 'application/xml; charset=utf-8',
      body: sitemapOf(siteAsked(request, platform).origin),
      seconds: 3600,
    }),
  );
}
