import { beforeAll, expect, test } from 'vitest';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

const clock = movableClock();
let service: TestService;
beforeAll(async () => {
  service = await startService({ clock });
  await addSite(service.platform.db, 'she.example', { support_email: 'hulp@she.example' }, 2);
  await addSite(service.platform.db, 'bbw.example', {}, 4);
});

const ask = (url: string, host: string) => service.service.app.inject({ url, headers: { host } });

const securityText = async (host: string) => {
  const { statusCode, headers, body } = await ask('/.well-known/security.txt', host);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return new Map(body.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 2)]));
};

test('names the contact for weaknesses of the requested site, for less than a year [OPS-8f]', async () => {
  const fields = await securityText('she.example');
  expect(fields.get('Contact')).toBe('mailto:hulp@she.example');
  expect(fields.get('Canonical')).toBe('http://she.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('names the complaints page of a site without a support address [OPS-8f]', async () => {
  expect((await securityText('bbw.example')).get('Contact')).toBe('http://bbw.example/complaints');
});

test('leads password managers to the change of the password, whatever the address adds [OPS-8f]', async () => {
  for (const query of ['', '?to=https://evil.example', '?domain=bbw.example']) {
    const { statusCode, headers } = await ask(`/.well-known/change-password${query}`, 'she.example');
    expect([statusCode, headers.location]).toEqual([302, '/settings/account#password']);
  }
});
