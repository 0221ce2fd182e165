import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { disableOperator } from '#contract/operators/disable-operator.ts';
import { inviteOperator } from '#contract/operators/invite-operator.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { decideCode } from '#contract/payments/console/decide-code.ts';
import { listCodes } from '#contract/payments/console/list-codes.ts';
import { makeCode } from '#contract/payments/console/make-code.ts';
import { codeLater, logInAs, newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';

const clock = movableClock();
const service = await startService({ clock });
const { db } = service.platform;

let asker: TestOperator;
let approver: TestOperator;
let made = 0;

beforeEach(async () => {
  asker = await newOperator(service);
  approver = await newOperator(service);
  made += 1;
});

const draft = () => ({
  ...{ code: `SUMMER${made}`, country: null, member: null, expires: null, value_percentage: 20 },
  ...{ currency: null, minimum_order_value: null, validity: 'once-per-user' as const, payment_methods: [] },
});

/** The request of the present test. */
const ask = async (): Promise<number> => {
  expect((await asker.client.api(makeCode, draft())).answer).toEqual({ waits: true, code: null });
  const { results } = (await asker.client.api(listApprovals, {})).answer;
  return results.find(({ facts }) => facts.code === `SUMMER${made}`)?.id ?? 0;
};

const decide = ({ client }: TestOperator, approval: number, approved = true) =>
  client.api(decideCode, { approval, approved });

const exists = async () =>
  (await asker.client.api(listCodes, {})).answer.results.some(
    ({ code, state }) => code === `SUMMER${made}` && state !== 'waiting',
  );

/** Logs an operator in again, after a time in which the first login ended. */
const again = (operator: TestOperator, steps: number) =>
  logInAs(operator.client, { ...operator, code: codeLater(operator.secret, clock.now(), steps) });

describe('an act that needs two operators', () => {
  test('is done in the transaction of the second one, and the log names both [SAFE-6a]', async () => {
    const id = await ask();
    expect(await exists()).toBe(false);
    expect((await decide(approver, id)).answer).toEqual({ approval: id, approved: true });
    expect(await exists()).toBe(true);
    const { rows } = await sql`select operator_id, details from audit_entries
      where action = 'operators/approve' and subject_id = ${id}`.execute(db);
    expect(rows).toEqual([{ operator_id: approver.id, details: { kind: 'code', asker: asker.id } }]);
  });

  test('notifies the colleagues with the right, and only them [SAFE-6a]', async () => {
    const other = await newOperator(service, service.client(), ['moderator']);
    await ask();
    await eventually(async () => expect((await service.mailTo(approver.email)).text).toContain(asker.email));
    expect(service.service.mailbox?.list(other.email)).toEqual([]);
    expect((await other.client.api(listApprovals, {})).answer.results).toEqual([]);
  });

  test('is not approved by the operator who asked, who may withdraw it [SAFE-6a]', async () => {
    const id = await ask();
    expect((await decide(asker, id)).problem.code).toBe('own_request');
    const forced = sql`update approvals set decided_by = asked_by, decided_at = asked_at, approved = true
      where id = ${id}`;
    await expect(forced.execute(db)).rejects.toThrow('approvals_second');
    expect((await decide(asker, id, false)).status).toBe(200);
    expect((await decide(approver, id)).problem.code).toBe('not_found');
    expect(await exists()).toBe(false);
  });

  test('is done once if two operators approve it at once, and never again [SAFE-6a]', async () => {
    const id = await ask();
    const third = await newOperator(service);
    const replies = await Promise.all([decide(approver, id), decide(third, id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { rows } = await sql`select from audit_entries
      where action = 'credits/make-code' and subject_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
    const forced = sql`update approvals set approved = false where id = ${id}`;
    await expect(forced.execute(db)).rejects.toThrow('decided once');
    await expect(sql`delete from approvals`.execute(db)).rejects.toThrow('stays');
  });

  test('cannot be approved with changed terms [SAFE-6a]', async () => {
    const id = await ask();
    const forced = sql`update approvals set payload = payload || '{"value_percentage": 90}' where id = ${id}`;
    await expect(forced.execute(db)).rejects.toThrow('never changed');
  });

  test('stays undone if its name was taken meanwhile, and still waits [SAFE-6a]', async () => {
    const id = await ask();
    await asker.client.api(makeCode, { ...draft(), validity: 'once' });
    expect((await decide(approver, id)).problem.code).toBe('code_taken');
    const { rows } = await sql`select from approvals where id = ${id} and decided_at is null`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('expires after seven days, also for a statement past the server [SAFE-6a]', async () => {
    const id = await ask();
    clock.forward(7 * 86_400);
    await again(approver, 0);
    expect((await decide(approver, id)).problem.code).toBe('approval_expired');
    const forced = sql`update approvals set decided_by = ${approver.id}, decided_at = expires_at,
      approved = true where id = ${id}`;
    await expect(forced.execute(db)).rejects.toThrow('approvals_in_time');
  });

  test('is not approved once its asker was disabled [SAFE-6a]', async () => {
    const id = await ask();
    (await approver.client.api(disableOperator, { operator: asker.id })).answer;
    expect((await decide(approver, id)).problem.code).toBe('asker_disabled');
    const forced = sql`update approvals set decided_by = ${approver.id}, decided_at = asked_at,
      approved = true where id = ${id}`;
    await expect(forced.execute(db)).rejects.toThrow('asked is disabled');
    expect((await decide(approver, id, false)).status).toBe(200);
  });

  test('is not approved by an operator of less than 24 hours, also past the server [SAFE-6a]', async () => {
    const fresh = await newOperator(service);
    await sql`update operators set approves_from = ${new Date(clock.now().getTime() + 3_600_000)}
      where id = ${fresh.id}`.execute(db);
    const id = await ask();
    const { problem } = await decide(fresh, id);
    expect(problem).toMatchObject({ code: 'approver_too_new', params: { hours: 1 } });
    const forced = sql`update approvals set decided_by = ${fresh.id}, decided_at = asked_at,
      approved = true where id = ${id}`;
    await expect(forced.execute(db)).rejects.toThrow('may not approve yet');
  });

  test('waits for 24 hours if the asker invites the second operator [SAFE-6a]', async () => {
    const email = `puppet${made}@staff.example`;
    (await asker.client.api(inviteOperator, { email, roles: ['administrator'] })).answer;
    const { rows } = await sql<{ hours: number }>`
      select (extract(epoch from approves_from - created_at) / 3600)::int as hours from operators
      where email = ${email}`.execute(db);
    expect(rows).toEqual([{ hours: 24 }]);
  });
});
