import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addCompany } from '#contract/content/company/add-company.ts';
import { changeCompany } from '#contract/content/company/change-company.ts';
import { listCompanies } from '#contract/content/company/list-companies.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startService } from '#tests/support/service/service.ts';

const service = await startService();
const { db } = service.platform;
let operator: TestOperator;

beforeAll(async () => {
  operator = await newOperator(service);
});

const facts = {
  ...{ name: 'Vonk Nord GmbH', address: 'Kai 1', city: '20457 Hamburg', country: 'DE', register: 'HRB' },
  ...{ kvk: '98765', vat_numbers: { DE: 'DE123456789' }, tradenames: ['Nord'], support_phone: '040 1234567' },
  ...{ authority_email: 'dsa@nord.example', member_email: 'leden@nord.example' },
  ...{ dispute_body: 'Schlichtung', dispute_link: 'https://schlichtung.example/x' },
};

const add = (given: Partial<CallOf<typeof addCompany>> = {}) =>
  operator.client.api(addCompany, { client_id: randomUUID(), ...facts, ...given });

const companies = async () => (await operator.client.api(listCompanies, {})).answer.companies;

test('an added company keeps every fact, has no site, and can be changed [SAFE-6j]', async () => {
  const { answer } = await add();
  expect(answer).toEqual({ company: answer.company, facts, hosts: [], last_change: null });
  expect(await companies()).toContainEqual(answer);
  const { company } = answer;
  const changed = await operator.client.api(changeCompany, { ...facts, company, seen: null, city: 'Kiel' });
  expect(changed.status).toBe(200);
});

test('the audit log names the operator and the company [SAFE-6j]', async () => {
  const { company } = (await add({ name: 'Gelogd BV' })).answer;
  const { rows } = await sql`
    select operator_id, details from audit_entries where action = 'content/add-company' order by id desc limit 1`.execute(
    db,
  );
  expect(rows).toEqual([{ operator_id: operator.id, details: { company, name: 'Gelogd BV' } }]);
});

test('a form that is sent many times adds one company [SAFE-6j]', async () => {
  const client_id = randomUUID();
  const before = (await companies()).length;
  const replies = await Promise.all(Array.from({ length: 6 }, () => add({ client_id })));
  expect(new Set(replies.map(({ answer }) => answer.company)).size).toBe(1);
  expect((await companies()).length).toBe(before + 1);
  const { rows } = await sql`select 1 from audit_entries where action = 'content/add-company'
    and details ->> 'company' = ${String(replies[0]?.answer.company)}`.execute(db);
  expect(rows).toHaveLength(1);
});

test('a form that was stored and then changed is refused instead of ignored [SAFE-6j]', async () => {
  const client_id = randomUUID();
  await add({ client_id });
  expect((await add({ client_id, city: 'Kiel' })).problem.code).toBe('added_already');
});

test('operators who add companies at once get companies of their own [SAFE-6j]', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => add()));
  expect(new Set(replies.map(({ answer }) => answer.company)).size).toBe(5);
});

test.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ address: '' }, 'address', 'required'],
  [{ city: '' }, 'city', 'required'],
  [{ kvk: '' }, 'kvk', 'required'],
  [{ country: 'Duitsland' }, 'country', 'country_letters'],
  [{ vat_numbers: { DE: '' } }, 'vat_numbers', 'invalid_vat_number'],
  [{ tradenames: [''] }, 'tradenames.0', 'required'],
  [{ support_phone: 'bel ons' }, 'support_phone', 'invalid_phone'],
  [{ member_email: 'leden' }, 'member_email', 'invalid_email'],
  [{ dispute_link: 'javascript:alert(1)' }, 'dispute_link', 'invalid_link'],
])('refuses %j at its field and adds nothing [SAFE-6j]', async (given, field, code) => {
  const before = (await companies()).length;
  const { problem } = await add(given);
  expect(problem.errors?.map((error) => [error.field, error.code])).toEqual([[field, code]]);
  expect((await companies()).length).toBe(before);
});
