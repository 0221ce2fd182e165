import { expect, test } from 'vitest';
import { exportFilePath } from '#contract/accounts/get-export.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { newToken } from '#server/platform/keys/token.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { type ServiceOverrides, startService } from '#tests/support/service/service.ts';

test('the session cookie is Secure if the public URL is https, whatever the proxy says [ACC-8a, AUTH-6b]', async () => {
  const service = await startService({ publicUrl: 'https://vonk.example' });
  const client = service.client();
  const login = { email: 'secure@people.example', password: 'a rather long password' };
  await signUpMember(client, login);
  const { headers } = await client.api(logIn, login);
  const session = headers.getSetCookie().find((line) => line.startsWith('__Host-vonk_session='));
  expect(session).toMatch(/; HttpOnly; Secure$/);
});

test('one rule says that browsers use https: the export takes only the prefixed cookie [ACC-8a, AUTH-6e]', async () => {
  const service = await startService({ publicUrl: 'https://vonk.example' });
  const client = service.client();
  await signUpMember(client);
  // No export exists, which only a recognised member learns.
  expect((await client.get(exportFilePath)).status).toBe(404);
  const token = client.cookies.get('__Host-vonk_session') ?? '';
  const planted = await client.fetch(exportFilePath, { headers: { cookie: `vonk_session=${token}` } });
  expect(planted.status).toBe(403);
});

test('sends HSTS behind a silent proxy, for subdomains only if the deployment says so [AUTH-6e]', async () => {
  const header = async (overrides: ServiceOverrides) => {
    const service = await startService(overrides);
    return (await service.get('/api/settings.php')).headers.get('strict-transport-security');
  };
  const publicUrl = 'https://vonk.example';
  expect(await header({ publicUrl })).toBe('max-age=31536000');
  expect(await header({ publicUrl, hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains');
  expect(await header({})).toBeNull();
});

test('a device cookie that a neighbouring host planted is not the one that a login makes known [AUTH-6e, SAFE-8h]', async () => {
  const service = await startService({ publicUrl: 'https://vonk.example' });
  const client = service.client();
  const planted = newToken();
  client.cookies.set('vonk_device', planted);
  const login = { email: 'device@people.example', password: 'a rather long password' };
  await signUpMember(client, login);
  const own = client.cookies.get('__Host-vonk_device');
  expect(own).toMatch(/^[\w-]{43}$/);
  expect(own).not.toBe(planted);
  const { headers } = await client.api(logIn, login);
  const set = headers.getSetCookie().find((line) => line.includes('vonk_device'));
  expect(set).toMatch(new RegExp(`^__Host-vonk_device=${own}; Path=/; .*Secure$`));
});
