import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { locales } from '#contract/kit/locale.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await addSite(service.platform.db, 'she.example', {}, 2);
  await addSite(service.platform.db, 'bbw.example', {}, 4);
});

const ask = (url: string, host = 'localhost', headers: Record<string, string> = {}) =>
  service.service.app.inject({ url, headers: { host, ...headers } });

const icon = z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png') });
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const manifest = z.object({
  id: z.literal('/'),
  name: z.string(),
  short_name: z.string().check(z.maxLength(12)),
  description: z.string().check(z.minLength(20)),
  lang: z.string(),
  dir: z.literal('ltr'),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  theme_color: colour,
  background_color: colour,
  categories: z.array(z.string()),
  icons: z.array(z.extend(icon, { purpose: z.enum(['any', 'maskable']) })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(icon) })),
});

const manifestAt = async (host: string, language: string) => {
  const answer = await ask(`/app/${language}.webmanifest`, host);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  return z.parse(manifest, answer.json());
};

test('serves a separate app manifest for each site and language [SHELL-15a]', async () => {
  const names = new Set<string>();
  const colours = new Set<string>();
  const descriptions = new Set<string>();
  for (const host of ['localhost', 'she.example', 'bbw.example'])
    for (const language of locales) {
      const { name, lang, theme_color, description } = await manifestAt(host, language);
      expect(lang).toBe(language);
      names.add(name);
      colours.add(theme_color);
      descriptions.add(description);
    }
  expect([names.size, colours.size, descriptions.size]).toEqual([3, 3, 3 * locales.length]);
});

test('serves the icons of a manifest in the stated sizes [SHELL-15a]', async () => {
  const { icons, shortcuts } = await manifestAt('she.example', 'nl');
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/chats', '/likes', '/members']);
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
    const answer = await ask(src, 'she.example');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    // Width and height are in the header of every PNG.
    const [width, height] = [16, 20].map((at) => answer.rawPayload.readUInt32BE(at));
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('serves an offline page without files or scripts, and with a policy that allows none [SHELL-15b]', async () => {
  for (const language of locales) {
    const { body, headers, statusCode } = await ask(`/offline/${language}`);
    expect(statusCode).toBe(200);
    expect(headers['content-language']).toBe(language);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).not.toMatch(/<script|<link|<img|src=|url\(|https?:/);
    expect([...body.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

const files = [
  '/app/nl.webmanifest',
  '/offline/nl',
  '/robots.txt',
  '/sitemap.xml',
  '/icons/she.svg',
  '/icons/she-round-192.png',
  '/card/nl.png',
];

test.each(files)(
  'serves %s identically whatever the cookies, headers and parameters [CONT-3b, SHELL-15a]',
  async (file) => {
    const plain = await ask(file);
    const others = [
      { cookie: 'vonk_language=fr; vonk_session=x; vonk_country=DE; vonk_entry=1' },
      { 'accept-language': 'pl' },
      { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-host': 'she.example' },
      { 'user-agent': 'Googlebot' },
    ];
    const answers = [
      ...(await Promise.all(others.map((headers) => ask(file, 'localhost', headers)))),
      await ask(`${file}?domain=she.example`),
    ];
    for (const answer of answers) {
      expect(answer.rawPayload.equals(plain.rawPayload)).toBe(true);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers.etag).toBe(plain.headers.etag);
    }
  },
);

test.each(files)(
  'serves %s cacheable, with an ETag and security headers [CONT-3b, SHELL-15a]',
  async (file) => {
    const whole = await ask(file);
    expect(whole.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(whole.headers['x-content-type-options']).toBe('nosniff');
    expect(whole.headers['content-security-policy']).toContain("default-src 'none'");
    expect(whole.headers['referrer-policy']).toBe('same-origin');
    const tag = String(whole.headers.etag);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`]) {
      const answer = await ask(file, 'localhost', { 'if-none-match': known });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0]);
    }
    expect((await ask(file, 'localhost', { 'if-none-match': '"another"' })).statusCode).toBe(200);
    const head = await service.service.app.inject({
      method: 'HEAD',
      url: file,
      headers: { host: 'localhost' },
    });
    expect([head.statusCode, head.rawPayload.length, head.headers.etag]).toEqual([200, 0, tag]);
  },
);

test('returns not found for unknown names [SHELL-15a, CONT-3b]', async () => {
  for (const path of [
    '/app/xx.webmanifest',
    '/app/nl',
    '/app/pseudo.webmanifest',
    '/offline/xx',
    '/offline/..%2f',
    '/card/nl.jpg',
    '/card/xx.png',
    '/icons/she-round-5000.png',
    '/icons/nobody.svg',
    '/icons/she-round.png',
  ])
    expect((await ask(path)).statusCode, path).toBe(404);
});

test('lists the addresses of the requested site in sitemap and robots.txt [CONT-3b]', async () => {
  const robots = (host: string) => ask('/robots.txt', host).then(({ body }) => body);
  expect(await robots('she.example')).toContain('Sitemap: http://she.example/sitemap.xml\n');
  const own = `http://localhost:${service.platform.config.port}`;
  expect(await robots('localhost:4000')).toContain(`Sitemap: ${own}/sitemap.xml\n`);
  const { body, headers } = await ask('/sitemap.xml', 'she.example');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain('http://she.example/pages/terms');
  expect(addresses[0]).toBe('http://she.example/');
  for (const address of addresses) expect(address).toMatch(/^http:\/\/she\.example\//);
  // Member pages are never listed for search engines.
  expect(addresses.join()).not.toMatch(/members|chats|likes|credits|profile|console/);
  for (const host of ['a b', 'x@y', '"><script>', 'a:99999'])
    expect((await ask('/sitemap.xml', host)).statusCode, host).toBe(400);
});
