import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const configuration = readFileSync('docs/guide/nginx.conf', 'utf8');

const valuesOf = (name: string): string[] =>
  [...configuration.matchAll(new RegExp(`^\\s*${name} (.+);$`, 'gm'))].map(([, value = '']) => value);

test('offers only current TLS versions and ciphers in the proxy configuration [OPS-8e]', () => {
  expect(valuesOf('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3']);
  const ciphers = valuesOf('ssl_ciphers').flatMap((list) => list.split(':'));
  expect(ciphers.length).toBeGreaterThan(3);
  // Forward secrecy and authenticated encryption. The ciphers of TLS 1.3 need no list.
  for (const cipher of ciphers)
    expect(cipher).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM|CHACHA20-POLY1305)/);
});
