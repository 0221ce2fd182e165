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
  '[AUTH-9] asked as %s, the site %s with PUBLIC_URL %s is linked as %s',
  (host, domain, publicUrl, link) => {
    expect(originOf(visitor(host, domain), { publicUrl, demo: false, smtpUrl: null, port: 4000 })).toBe(link);
  },
);

test('[AUTH-9] a demo, whose mails go nowhere, is linked as it was asked for', () => {
  const demo = { publicUrl: null, demo: true, smtpUrl: null, port: 4000 };
  const phone = visitor('192.168.1.7:3000', 'localhost');
  expect(originOf(phone, demo)).toBe('https://192.168.1.7:3000');
  expect(originOf(phone, { ...demo, smtpUrl: 'smtp://mail.example' })).toBe('https://localhost:4000');
  expect(originOf(visitor('evil.example', 'vonk.example'), demo)).toBe('https://vonk.example');
});

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
