import type { FastifyInstance } from 'fastify';
import { publicPages } from '#contract/content/public-pages.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { requestedSite, sendFile } from './site-file.ts';

/** Lists the public addresses of a site. One address serves all languages (LANG-5). */
function sitemapOf(origin: string): string {
  const urls = publicPages.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Lists the paths that crawlers should skip. Pages that must not be indexed say so themselves, because a
 * crawler that skips a page cannot see that.
 */
function robotsOf(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /media/',
    'Disallow: /console',
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}

/** Serves robots.txt and the sitemap of each site (CONT-3). */
export function serveRobotsAndSitemap(fastify: FastifyInstance, platform: Platform): void {
  fastify.get('/robots.txt', async (request, reply) =>
    sendFile(request, reply, {
      type: 'text/plain; charset=utf-8',
      body: robotsOf(requestedSite(request, platform).origin),
      seconds: hourSeconds,
    }),
  );
  fastify.get('/sitemap.xml', async (request, reply) =>
    sendFile(request, reply, {
      type: 'application/xml; charset=utf-8',
      body: sitemapOf(requestedSite(request, platform).origin),
      seconds: hourSeconds,
    }),
  );
}
