import type { FastifyInstance } from 'fastify';
import type { Platform } from '#server/platform/platform.ts';
import { requestedSite } from './requested-site.ts';
import { sendFile } from './send-file.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

/** Serves robots.txt and the sitemap of each site (CONT-3). */
export function serveRobotsAndSitemap(fastify: FastifyInstance, platform: Platform): void {
  fastify.get('/robots.txt', async (request, reply) =>
    sendFile(request, reply, {
      type: 'text/plain; charset=utf-8',
      body: robotsOf(requestedSite(request, platform).origin),
      seconds: 3600,
    }),
  );
  fastify.get('/sitemap.xml', async (request, reply) =>
    sendFile(request, reply, {
      type: 'application/xml; charset=utf-8',
      body: sitemapOf(requestedSite(request, platform).origin),
      seconds: 3600,
    }),
  );
}
