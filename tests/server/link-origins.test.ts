import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { loadSites } from '#server/sites/door.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import {
  eventually,
  type ServiceOverrides,
  startService,
  type TestService,
} from '#tests/support/service/service.ts';

/** The origin of the link in a reset mail that a request with this host causes. */
const linkFor = async (service: TestService, host: string): Promise<string> => {
  const email = `${randomUUID()}@people.example`;
  await signUpMember(service.client(), { email });
  await service.api(requestPasswordReset, { email }, { headers: { 'x-forwarded-host': host } });
  const link = await eventually(async () => {
    // The mail of the sign-up may come after the one of the reset.
    const links = service.service.mailbox?.list(email).flatMap((mail) => mail.links) ?? [];
    const found = links.find((one) => one.includes('reset-password'));
    expect(found).toBeDefined();
    return found ?? '';
  });
  return new URL(link).origin;
};

const start = async (overrides: ServiceOverrides, host: string): Promise<TestService> => {
  const service = await startService({ trustProxy: true, ...overrides });
  await sql`update sites set host = ${host} where id = 1`.execute(service.platform.db);
  await loadSites(service.platform.db);
  return service;
};

test('PUBLIC_URL decides scheme, host and port of a mailed link, whatever the request says [AUTH-9f]', async () => {
  const service = await start({ publicUrl: 'https://vonk.example' }, 'vonk.example');
  for (const host of ['vonk.example', 'vonk.example:1337', 'evil.example', 'evil.example:1337'])
    expect(await linkFor(service, host)).toBe('https://vonk.example');
});

test('without PUBLIC_URL a mailed link leads to the host of the site without the port of the request [AUTH-9f]', async () => {
  const service = await start({ demo: false }, 'vonk.example');
  for (const host of ['vonk.example:1337', 'evil.example:1337'])
    expect(await linkFor(service, host)).toBe('http://vonk.example');
});

test('a demo mails links to its own hosts and port only [AUTH-9f]', async () => {
  const service = await start({ demo: true }, 'localhost');
  const { port } = new URL(service.url);
  for (const host of ['localhost:1337', 'evil.example', 'evil.example:1337', '203.0.113.7'])
    expect(await linkFor(service, host)).toBe(`http://localhost:${port}`);
});
