import { expect, test } from 'vitest';
import { isHost, originOf } from './visitor.ts';

const visitor = (host: string, domain: string) => ({
  site: { id: 1, domain, domainLanguage: 'nl', defaultCountry: 'NL' },
  cookies: {},
  secure: true,
  host,
});

test.each([
  // Requested host, the site's host, PUBLIC_URL, expected origin of links.
  ['localhost:3000', 'localhost', null, 'https://localhost:3000'],
  ['127.0.0.1:3000', 'localhost', null, 'https://127.0.0.1:3000'],
  ['192.168.1.7:3000', 'localhost', null, 'https://localhost:4000'],
  ['evil.example', 'localhost', null, 'https://localhost:4000'],
  ['localhost.evil.example', 'localhost', null, 'https://localhost:4000'],
  ['notlocalhost:1', 'she.localhost', null, 'https://she.localhost:4000'],
  ['vonk.example', 'vonk.example', null, 'https://vonk.example'],
  ['VONK.example', 'vonk.example', null, 'https://VONK.example'],
  ['evil.example', 'vonk.example', null, 'https://vonk.example'],
  ['evil.example:1', 'vonk.example', 'https://vonk.example', 'https://vonk.example'],
  ['she.example', 'she.example', 'https://vonk.example', 'https://she.example'],
])(
  'for host %s, site %s and PUBLIC_URL %s, links start with %s [AUTH-9c]',
  (host, domain, publicUrl, link) => {
    expect(originOf(visitor(host, domain), { publicUrl, demo: false, smtpUrl: null, port: 4000 })).toBe(link);
  },
);

test('uses the requested host in links of a demo that sends no mail [AUTH-9c]', () => {
  const demo = { publicUrl: null, demo: true, smtpUrl: null, port: 4000 };
  const phone = visitor('192.168.1.7:3000', 'localhost');
  expect(originOf(phone, demo)).toBe('https://192.168.1.7:3000');
  expect(originOf(phone, { ...demo, smtpUrl: 'smtp://mail.example' })).toBe('https://localhost:4000');
  expect(originOf(visitor('evil.example', 'vonk.example'), demo)).toBe('https://vonk.example');
});

test('accepts only a host name or an address with an optional port as Host [API-2c]', () => {
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
