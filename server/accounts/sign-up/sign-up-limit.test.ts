import { expect, test } from 'vitest';
import { signUp } from '#contract/accounts/sign-up.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { solveProof } from '#tests/support/service/client.ts';
import { startService } from '#tests/support/service/service.ts';

test('limits sign-ups per client address, whatever their result, and asks for proofs before [ACC-11d, SAFE-8j]', async () => {
  const service = await startService({ rateLimitFactor: 1, trustProxy: true });
  const from = (address: string, email: string, proof = {}) =>
    service
      .client()
      .api(signUp, signUpForm({ email }), { headers: { 'x-forwarded-for': address, ...proof } });
  const statuses: number[] = [];
  // Input errors count as well, because they would reveal just as much.
  for (let tries = 0; tries < 5; tries += 1)
    statuses.push((await from('192.0.2.1', tries === 0 ? 'a0@post.example' : 'no')).status);
  expect(statuses).toEqual([200, 400, 400, 400, 400]);
  const { problem } = await from('192.0.2.1', 'a1@post.example');
  expect(problem.code).toBe('proof_required');
  expect((await from('192.0.2.1', 'a1@post.example', await solveProof(problem))).status).toBe(200);
  for (let tries = 0; tries < 4; tries += 1)
    await from('192.0.2.1', 'no', await solveProof((await from('192.0.2.1', 'no')).problem));
  const refused = await from('192.0.2.1', 'once.more@post.example');
  expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('198.51.2.2', 'somebody.else@post.example')).status).toBe(200);
});
