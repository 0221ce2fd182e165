import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeOperatorRoles } from '#contract/operators/change-operator-roles.ts';
import { disableOperator } from '#contract/operators/disable-operator.ts';
import { endOperatorSessions } from '#contract/operators/end-operator-sessions.ts';
import { getOperator } from '#contract/operators/get-operator.ts';
import { inviteOperator } from '#contract/operators/invite-operator.ts';
import { listOperators } from '#contract/operators/list-operators.ts';
import { sendSetUpLink } from '#contract/operators/send-set-up-link.ts';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { eventually, startService } from '#tests/support/service/service.ts';

const service = await startService();
const { db } = service.platform;

let admin: TestOperator;
let made = 0;

beforeEach(async () => {
  await sql`update operators set roles = '{support}' where disabled_at is null`.execute(db);
  admin = await newOperator(service);
  made += 1;
});

const invited = () => `invited${made}@staff.example`;

const listed = async (id: number) =>
  (await admin.client.api(listOperators, {})).answer.results.find((row) => row.id === id);

const mailsTo = (email: string) => service.service.mailbox?.list(email).map(({ text }) => text) ?? [];

const link = (email: string) =>
  eventually(async () => {
    const [first = ''] = (await service.mailTo(email)).links.filter((one) => one.includes('set-up'));
    return new URL(first).searchParams.get('token') ?? '';
  });

describe('an administrator', () => {
  test('invites an operator by mail, and every administrator is notified [SAFE-6a]', async () => {
    const second = await newOperator(service);
    const email = invited();
    const { operator } = (await admin.client.api(inviteOperator, { email, roles: ['support', 'finance'] }))
      .answer;
    const token = await link(email);
    expect((await service.client().api(startSetUp, { token })).answer.email).toBe(email);
    expect(await listed(operator)).toMatchObject({ roles: ['support', 'finance'], state: 'invited' });
    for (const notified of [admin.email, second.email])
      await eventually(async () => expect(mailsTo(notified).join()).toContain(email));
    const again = await admin.client.api(inviteOperator, { email: email.toUpperCase(), roles: ['editor'] });
    expect(again.problem.code).toBe('operator_exists');
    const { rows } = await sql`select details from audit_entries
      where action = 'operators/invite-operator' and subject_id = ${operator}`.execute(db);
    expect(rows).toEqual([{ details: { change: 'made', roles: 'support finance' } }]);
  });

  test('changes roles at once, and new rights come with a wait before approvals [SAFE-6a]', async () => {
    const other = await newOperator(service, service.client(), ['moderator']);
    expect((await other.client.api(listOperators, {})).problem.code).toBe('right_required');
    const change = { operator: other.id, roles: ['moderator', 'administrator'] as const };
    (await admin.client.api(changeOperatorRoles, { ...change, roles: [...change.roles] })).answer;
    expect((await other.client.api(listOperators, {})).status).toBe(200);
    const { approves_from: from = '' } = (await listed(other.id)) ?? {};
    expect(Date.parse(from)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });

  test('logs an operator out, sends a new link, and disables them [SAFE-6a]', async () => {
    const other = await newOperator(service, service.client(), ['support']);
    const about = { operator: other.id };
    expect((await admin.client.api(endOperatorSessions, about)).answer.ended).toBe(1);
    expect((await other.client.api(getOperator, {})).problem.code).toBe('operator_required');
    (await admin.client.api(sendSetUpLink, about)).answer;
    const token = await link(other.email);
    (await admin.client.api(disableOperator, about)).answer;
    expect((await service.client().api(startSetUp, { token })).problem.code).toBe('set_up_link_invalid');
    expect(await listed(other.id)).toMatchObject({ state: 'disabled', sessions: 0 });
    expect((await admin.client.api(sendSetUpLink, about)).status).toBe(404);
    (await admin.client.api(inviteOperator, { email: other.email, roles: ['editor'] })).answer;
    expect(await listed(other.id)).toMatchObject({ state: 'invited', roles: ['editor'] });
  });
});

describe('the last administrator', () => {
  test('keeps role and access, also if two of them remove each other at once [SAFE-6a]', async () => {
    const refused = 'last_administrator';
    const own = { operator: admin.id };
    expect((await admin.client.api(disableOperator, own)).problem.code).toBe(refused);
    const demotion = { ...own, roles: ['support' as const] };
    expect((await admin.client.api(changeOperatorRoles, demotion)).problem.code).toBe(refused);
    const second = await newOperator(service);
    const replies = await Promise.all([
      admin.client.api(disableOperator, { operator: second.id }),
      second.client.api(disableOperator, { operator: admin.id }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql`select from operators
      where disabled_at is null and roles @> '{administrator}' and sealed_secret is not null`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('an enabled operator without a role, or with an unknown one, is not stored [SAFE-6a]', async () => {
    const without = sql`update operators set roles = '{}' where id = ${admin.id}`;
    await expect(without.execute(db)).rejects.toThrow('operators_with_role');
    const unknown = sql`update operators set roles = '{owner}' where id = ${admin.id}`;
    await expect(unknown.execute(db)).rejects.toThrow('operators_known_roles');
  });
});
