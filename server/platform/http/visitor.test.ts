import { hostname, networkInterfaces } from 'node:os';
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
  ['localhost:3000', 'localhost', null, 'https://localhost:4000'],
  ['127.0.0.1:3000', 'localhost', null, 'https://127.0.0.1:4000'],
  ['192.168.1.7:3000', 'localhost', null, 'https://localhost:4000'],
  ['evil.example', 'localhost', null, 'https://localhost:4000'],
  ['localhost.evil.example', 'localhost', null, 'https://localhost:4000'],
  ['notlocalhost:1', 'she.localhost', null, 'https://she.localhost:4000'],
  ['vonk.example', 'vonk.example', null, 'https://vonk.example'],
  ['VONK.example', 'vonk.example', null, 'https://vonk.example'],
  ['vonk.example:1337', 'vonk.example', null, 'https://vonk.example'],
  ['evil.example', 'vonk.example', null, 'https://vonk.example'],
  ['evil.example:1', 'vonk.example', 'https://vonk.example', 'https://vonk.example'],
  ['vonk.example:1337', 'vonk.example', 'https://vonk.example', 'https://vonk.example'],
  ['vonk.example', 'vonk.example', 'https://vonk.example:8443', 'https://vonk.example:8443'],
  ['she.example', 'she.example', 'https://vonk.example', 'https://she.example'],
  ['she.example:1337', 'she.example', 'https://vonk.example', 'https://she.example'],
  ['she.localhost:1337', 'she.localhost', 'http://localhost:8080', 'http://she.localhost:8080'],
])(
  'for host %s, site %s and PUBLIC_URL %s, links start with %s [AUTH-9c, AUTH-9f]',
  (host, domain, publicUrl, link) => {
    expect(originOf(visitor(host, domain), { publicUrl, demo: false, smtpUrl: null, port: 4000 })).toBe(link);
  },
);

test('links to an address of this machine in a demo that sends no mail, and to no other host [AUTH-9c, AUTH-9f]', () => {
  const demo = { publicUrl: null, demo: true, smtpUrl: null, port: 4000 };
  const [own = ''] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  if (own !== '') expect(originOf(visitor(`${own}:3000`, 'localhost'), demo)).toBe(`https://${own}:4000`);
  const machine = visitor(`${hostname()}:1`, 'localhost');
  expect(originOf(machine, demo)).toBe(`https://${hostname().toLowerCase()}:4000`);
  expect(originOf(machine, { ...demo, smtpUrl: 'smtp://mail.example' })).toBe('https://localhost:4000');
  for (const foreign of ['evil.example', '203.0.113.7:3000', 'localhost.evil.example'])
    expect(originOf(visitor(foreign, 'localhost'), demo)).toBe('https://localhost:4000');
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
