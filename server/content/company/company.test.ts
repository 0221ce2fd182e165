import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { changeCompany } from '#contract/content/company/change-company.ts';
import { listCompanies } from '#contract/content/company/list-companies.ts';
import { listCompanyChanges } from '#contract/content/company/list-company-changes.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startService } from '#tests/support/service/service.ts';

const service = await startService();
const { db } = service.platform;
let operator: TestOperator;

beforeAll(async () => {
  operator = await newOperator(service);
});

type Change = CallOf<typeof changeCompany>;

const facts = {
  ...{ name: 'Vonk BV', address: 'Keizersgracht 1', city: '1015 AA Amsterdam', country: 'NL' },
  ...{ register: 'KvK', kvk: '12345678', vat_numbers: { NL: 'NL001234567B01' }, tradenames: ['Vonk'] },
  ...{ support_phone: '020 123 45 67', authority_email: 'dsa@vonk.example', member_email: '' },
  ...{ dispute_body: 'Geschillencommissie', dispute_link: 'https://geschil.example/x' },
};

const lastChange = async () =>
  (await operator.client.api(listCompanies, {})).answer.companies[0]?.last_change ?? null;

const change = async (given: Partial<Change> = {}) =>
  operator.client.api(changeCompany, { company: 1, seen: await lastChange(), ...facts, ...given });

test('a change shows to readers at once, and its history names who and when [SAFE-6f]', async () => {
  expect((await change()).status).toBe(200);
  expect((await service.client().api(getCompanyInfo, {})).answer.company).toMatchObject(facts);
  await change({ name: 'Vonk Groep BV' });
  const { results } = (await operator.client.api(listCompanyChanges, { company: 1 })).answer;
  expect(results).toMatchObject([
    { by: operator.email, before: { name: 'Vonk BV' }, after: { name: 'Vonk Groep BV' } },
    { by: operator.email, after: { name: 'Vonk BV', kvk: '12345678' } },
  ]);
  const { rows } = await sql<{ details: unknown }>`
    select details from audit_entries where action = 'content/change-company' order by id desc limit 1`.execute(
    db,
  );
  expect(rows[0]?.details).toEqual({ company: 1, change: results[0]?.id });
});

test('the facts before a change are the way back [SAFE-6f]', async () => {
  const { results } = (await operator.client.api(listCompanyChanges, { company: 1 })).answer;
  await change(results[0]?.before);
  expect((await operator.client.api(listCompanies, {})).answer.companies[0]?.facts).toEqual(facts);
});

test('two operators never overwrite each other, and nothing is changed to itself [SAFE-6f]', async () => {
  const seen = await lastChange();
  expect((await change({ city: 'Utrecht' })).status).toBe(200);
  expect((await change({ city: 'Delft', seen })).problem.code).toBe('changed_meanwhile');
  expect((await change({ city: 'Utrecht' })).problem.code).toBe('unchanged');
});

test.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ country: 'Nederland' }, 'country', 'country_letters'],
  [{ vat_numbers: { NL: '' } }, 'vat_numbers', 'invalid_vat_number'],
  [{ vat_numbers: { '001234567B01': '' } }, 'vat_numbers', 'invalid_vat_number'],
  [{ support_phone: 'bel ons' }, 'support_phone', 'invalid_phone'],
  [{ authority_email: 'dsa' }, 'authority_email', 'invalid_email'],
  [{ dispute_link: 'javascript:alert(1)' }, 'dispute_link', 'invalid_link'],
])('refuses %j at its field [SAFE-6f]', async (given, field, code) => {
  const { problem } = await change(given);
  expect(problem.errors?.map((error) => [error.field, error.code])).toEqual([[field, code]]);
});

test('nobody can rewrite the history of a company [SAFE-6f]', async () => {
  await expect(sql`update company_changes set after = '{}'`.execute(db)).rejects.toThrow();
  await expect(sql`delete from company_changes`.execute(db)).rejects.toThrow();
});
