import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { exportAccount } from './export-account.ts';
import { recordAction } from './record-action.ts';

let service: TestService;
let operator: TestOperator;
let member: number;

beforeAll(async () => {
  service = await startService();
  operator = await newOperator(service);
  member = (await signUpMember(service.client())).id;
});

const entry = () => ({
  operator: operator.id,
  action: 'test/look',
  member,
  details: { reason: 'why' },
  at: service.platform.clock.now(),
});

const count = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from audit_entries where action = 'test/look'`.execute(service.platform.db);
  return rows[0]?.count ?? 0;
};

test('stores an entry exactly if the recorded action commits [SAFE-2f]', async () => {
  const before = await count();
  const failed = service.platform.transact(async (unit) => {
    await recordAction(unit, entry());
    throw new Error('thought better of it');
  });
  await expect(failed).rejects.toThrow('thought better of it');
  expect(await count()).toBe(before);
  await service.platform.transact((unit) => recordAction(unit, entry()));
  expect(await count()).toBe(before + 1);
});

test('refuses to change or delete a stored entry [SAFE-2f]', async () => {
  const { db } = service.platform;
  await service.platform.transact((unit) => recordAction(unit, entry()));
  const before = await count();
  for (const statement of [
    sql`update audit_entries set action = 'test/other'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
    sql`truncate operators cascade`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('audit_entries takes new rows alone');
  expect(await count()).toBe(before);
});

test('lists operator actions in a member’s export without the operator [SAFE-3a, GDPR-7c]', async () => {
  await service.platform.transact((unit) => recordAction(unit, entry()));
  const { data } = await exportAccount({ db: service.platform.db, member });
  expect(data).toMatchObject({
    operator_actions: expect.arrayContaining([
      { action: 'test/look', details: { reason: 'why' }, at: expect.any(Date) },
    ]),
  });
  expect(JSON.stringify(data)).not.toContain(String(operator.id));
});
