import { expect, test } from 'vitest';
import { isHost, originOf } from './visitor.ts';

const visitor = (host: string, domain: string) => ({
  site: { id: 1, domain, domainLanguage: 'nl', defaultCountry: 'NL' },
  cookies: {},
  secure: true,
  host,
});

test.each([
  // What the request names, the site's host, PUBLIC_URL, what stands in links.
  ['localhost:3000', 'localhost', null, 'https://localhost:3000'],
  ['127.0.0.1:3000', 'localhost', null, 'https://127.0.0.1:3000'],
  ['vonk.example', 'vonk.example', null, 'https://vonk.example'],
  ['VONK.example', 'vonk.example', null, 'https://VONK.example'],
  ['evil.example', 'vonk.example', null, 'https://vonk.example'],
  ['evil.example:1', 'vonk.example', 'https://vonk.example', 'https://vonk.example'],
  ['she.example', 'she.example', 'https://vonk.example', 'https://she.example'],
])(
  '[AUTH-9] asked as %s, the site %s with PUBLIC_URL %s is linked as %s',
  (host, domain, publicUrl, link) => {
    expect(originOf(visitor(host, domain), publicUrl)).toBe(link);
  },
);

test('[API-3] a host is a name or an address with a port, and nothing that could end it', () => {
  for (const host of ['localhost', 'a.b-c.example:443', '127.0.0.1:1', '[::1]:3000', 'xn--caf-dma.example'])
    expect(isHost(host), host).toBe(true);
  for (const host of [
    '',
    ' ',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    'u@a',
    'a:0x1',
    'a:65536',
    '[::1',
    'a,b',
    'a;b',
    'é',
  ])
    expect(isHost(host), host).toBe(false);
});
