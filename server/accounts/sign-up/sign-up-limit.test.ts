import { expect, test } from 'vitest';
import { signUp } from '#contract/accounts/sign-up.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { startService } from '#tests/support/service/service.ts';

test('allows thirty sign-ups per client address and hour, whatever their result [ACC-11d]', async () => {
  const service = await startService({ rateLimitFactor: 1, trustProxy: true });
  const from = (address: string, email: string) =>
    service.client().api(signUp, signUpForm({ email }), { headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  // Input errors count as well, because they would reveal just as much.
  for (let tries = 0; tries < 30; tries += 1)
    statuses.push((await from('192.0.2.1', tries % 10 === 0 ? `a${tries}@post.example` : 'no')).status);
  expect(new Set(statuses)).toEqual(new Set([200, 400]));
  const refused = await from('192.0.2.1', 'once.more@post.example');
  expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_requests']);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(3000);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect((await from('192.0.2.2', 'somebody.else@post.example')).status).toBe(200);
});
