import { publicPages } from '#contract/content/public-pages.ts';

/** Lists the public addresses of a site. One address serves all languages (LANG-5). */
export function sitemapOf(origin: string): string {
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
export function robotsOf(origin: string): string {
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
