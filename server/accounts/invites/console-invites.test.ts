import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { checkInvite } from '#contract/accounts/check-invite.ts';
import { listInvites } from '#contract/accounts/console/list-invites.ts';
import { makeInvites } from '#contract/accounts/console/make-invites.ts';
import { withdrawInvite } from '#contract/accounts/console/withdraw-invite.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

const service = await startService();
const { db } = service.platform;
const host = 'besloten.example';
await addSite(db, host, { signups: 'none', reveal_account_existence: 'yes' });
const site = siteOfHost(host).id;
let operator: TestOperator;

beforeAll(async () => {
  operator = await newOperator(service);
});

const make = async (count = 1) =>
  (await operator.client.api(makeInvites, { site, count, days: 14 })).answer.invites;
const list = async () => (await operator.client.api(listInvites, { site })).answer.results;
const isValid = async (code: string) => (await service.client(host).api(checkInvite, { code })).answer.valid;

test('an operator makes invites, and the list names their use [SAFE-6f, ACC-3b]', async () => {
  const [invite] = await make();
  expect(invite?.link).toBe(`https://${host}/signup?invite=${invite?.code}`);
  const form = signUpForm({ invite: invite?.code ?? '' });
  const { user } = (await service.client(host).api(signUp, form)).answer;
  const [used] = await list();
  expect(used).toMatchObject({ host, state: 'used', made_by: operator.email, member: user?.id });
  expect(JSON.stringify(await list())).not.toContain(invite?.code);
  const { rows } = await sql<{ details: unknown }>`
    select details from audit_entries where action = 'accounts/make-invites'`.execute(db);
  expect(rows).toEqual([{ details: { site, count: 1, days: 14 } }]);
});

test('a withdrawn invite opens no account, and cannot be withdrawn twice [SAFE-6f]', async () => {
  const [invite] = await make();
  const code = invite?.code ?? '';
  const id = (await list()).find(({ state }) => state === 'open')?.id ?? 0;
  expect(await isValid(code)).toBe(true);
  expect((await operator.client.api(withdrawInvite, { id })).status).toBe(200);
  expect(await isValid(code)).toBe(false);
  const reply = await service.client(host).api(signUp, signUpForm({ invite: code }));
  expect(reply.problem.errors?.map((error) => error.code)).toEqual(['invite_invalid']);
  expect((await operator.client.api(withdrawInvite, { id })).status).toBe(404);
  expect(await list()).toContainEqual(
    expect.objectContaining({ id, state: 'withdrawn', withdrawn_by: operator.email }),
  );
});

test('a sign-up and a withdrawal at once end in one of both [SAFE-6f]', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [invite] = await make();
    const id = (await list()).find(({ state }) => state === 'open')?.id ?? 0;
    const [joined, withdrawn] = await Promise.all([
      service.client(host).api(signUp, signUpForm({ invite: invite?.code ?? '' })),
      operator.client.api(withdrawInvite, { id }),
    ]);
    const found = (await list()).find((one) => one.id === id);
    expect(['used', 'withdrawn']).toContain(found?.state);
    expect([joined.status, withdrawn.status]).toContain(200);
  }
});

test('refuses more than fifty invites at once, at the field [SAFE-6f]', async () => {
  const { problem } = await operator.client.api(makeInvites, { site, count: 51, days: 14 });
  expect(problem.errors?.map(({ field, code }) => [field, code])).toEqual([['count', 'too_big']]);
});
