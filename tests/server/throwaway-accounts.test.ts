import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { findPayments } from '#contract/profiles/find-payments.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';

/** A stranger with a hundred accounts, some of them confirmed, against limits that were made for one account. */
const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock, trustProxy: true, rateLimitFactor: 1 });
});

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

/** Budgets are charged before the input is read, so an empty call counts. */
const emptyCall = (client: Client, operation: Operation, ip: string) => client.api(operation, {}, from(ip));

/** Calls until a refusal for too many calls, and returns its code and the number of calls before it. */
async function callsUntilRefused(client: Client, operation: Operation, ip: string, most: number) {
  for (let calls = 0; calls < most; calls += 1) {
    const { status, problem } = await emptyCall(client, operation, ip);
    if (status === 429) return { calls, code: problem.code };
  }
  return { calls: most, code: null };
}

test('an account pays for no further account: sign-ups of members need a proof as well [SAFE-8a, SAFE-8j]', async () => {
  const member = await service.person();
  const free = signUp.budget?.stepUp?.network.calls ?? 0;
  expect(await callsUntilRefused(member, signUp, '192.0.2.7', 30)).toEqual({
    calls: free,
    code: 'proof_required',
  });
  // Nor does the browser of another member, after its log-out.
  const known = await service.person();
  await emptyCall(known, confirmWithdrawal, '192.0.2.8');
  known.cookies.delete('vonk_session');
  expect(known.cookies.get('vonk_device')).toMatch(/^[\w-]{43}(?:\.[\w-]+){3}$/);
  expect((await emptyCall(known, signUp, '192.0.2.7')).problem.code).toBe('proof_required');
});

test.each([
  ['logins', logIn],
  ['reset requests', requestPasswordReset],
])(
  'a member tries no more %s than a known device [AUTH-5b, SAFE-8a]',
  async (_what, operation: Operation) => {
    const most = operation.budget?.device?.[0]?.calls ?? 0;
    const member = await service.person();
    expect(await callsUntilRefused(member, operation, '192.0.3.7', 130)).toEqual({
      calls: most,
      code: 'too_many_requests',
    });
  },
);

let numbers = 5_000_000_000_000;
const declare = (email: string, ip: string) => {
  numbers += 1;
  const input = { name: 'J. Smit', order: `${numbers}`, email };
  return service.client().api(confirmWithdrawal, input, from(ip));
};

const receipts = (address: RegExp) =>
  (service.service.mailbox?.list() ?? []).filter(({ to }) => address.test(to));

test('declarations of withdrawal fill no mailbox under its many names [CRED-12f, EML-10c]', async () => {
  const calls = Array.from({ length: 8 }, (_, n) => declare(`victim+${n}@post.example`, `198.18.${n}.1`));
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  await declare('witness@post.example', '198.19.0.1');
  await eventually(() => expect(receipts(/^witness@/)).toHaveLength(1));
  expect(receipts(/^victim/).length).toBeLessThanOrEqual(3);
});

test('a flood of declarations needs a proof of work, and a buyer who is logged in needs none [CRED-12f, SAFE-8j]', async () => {
  const flooded = '198.20.0.1';
  const free = confirmWithdrawal.budget?.stepUp?.network.calls ?? 0;
  expect(await callsUntilRefused(service.client(), confirmWithdrawal, flooded, 10)).toEqual({
    calls: free,
    code: 'proof_required',
  });
  const buyer = await service.person();
  expect((await emptyCall(buyer, confirmWithdrawal, flooded)).status).toBe(400);
});

test('the networks of one customer do not use up the receipts of a site [CRED-12f, CON-5c]', async () => {
  for (let n = 0; n < 30; n += 1)
    await declare(`sweep${n}@post.example`, `2001:db8:77:${n.toString(16)}00::1`);
  clock.forward(hourSeconds + 60);
  await declare('honest@post.example', '2001:db8:78:1::1');
  await eventually(() => expect(receipts(/^honest@/)).toHaveLength(1));
  expect(receipts(/^sweep/).length).toBeLessThanOrEqual(10);
});

test('refused console calls from all networks of one customer do not fill the security log [OPS-6c, SAFE-8a]', async () => {
  const { client, platform } = await startService({ trustProxy: true });
  for (let n = 0; n < 40; n += 1) {
    const { status } = await client().api(findPayments, {}, from(`2001:db8:99:${n.toString(16)}00::1`));
    expect(status).toBe(403);
  }
  const { rows } = await sql`select id from security_events where kind = 'authority_refused'`.execute(
    platform.db,
  );
  expect(rows).toHaveLength(20);
});
