import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addCompany } from '#contract/content/company/add-company.ts';
import { addSite } from '#contract/content/house/add-site.ts';
import { changeSiteCompany } from '#contract/content/house/change-site-company.ts';
import { listSites } from '#contract/content/house/list-sites.ts';
import { previewSiteCompany } from '#contract/content/house/preview-site-company.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { termsVersion } from '#server/sites/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startService } from '#tests/support/service/service.ts';

const service = await startService();
const { db } = service.platform;
let operator: TestOperator;
let other: number;
let site: number;
let host: string;

const facts = {
  ...{ name: 'Vonk Nord GmbH', address: 'Kai 1', city: '20457 Hamburg', country: 'DE', register: 'HRB' },
  ...{ kvk: '98765', vat_numbers: { DE: 'DE123456789' }, tradenames: [], support_phone: '' },
  ...{ authority_email: '', member_email: '', dispute_body: '', dispute_link: '' },
};

beforeAll(async () => {
  operator = await newOperator(service);
  other = (await operator.client.api(addCompany, { client_id: randomUUID(), ...facts })).answer.company;
});

beforeEach(async () => {
  host = `s${randomUUID().slice(0, 8)}.example`;
  const draft = { host, niche: 1, language: 'nl' as const, default_country: 'NL', mail_name: 'Vonk' };
  site = (await operator.client.api(addSite, { ...draft, company: 1 })).answer.site;
});

const give = (given: Partial<CallOf<typeof changeSiteCompany>> = {}) =>
  operator.client.api(changeSiteCompany, { site, company: other, seen: 1, confirmed: false, ...given });

/** Counts a member without the sign-up. */
const addMember = () => sql`insert into members (site_id) values (${site})`.execute(db);

test('a site made by form can have a company that was just added [SAFE-6j]', async () => {
  const draft = { host: 'nord.example', niche: 1, language: 'de' as const, default_country: 'DE' };
  const { answer } = await operator.client.api(addSite, { ...draft, mail_name: 'Nord', company: other });
  expect(answer).toMatchObject({ company: other, company_name: facts.name });
  const { companies } = (await operator.client.api(listSites, {})).answer;
  expect(companies).toContainEqual({ company: other, name: facts.name });
});

test('readers see the new company of a site at once, and the change names its operator [SAFE-6j, SITE-4b]', async () => {
  expect((await give()).answer).toMatchObject({ company: other, company_name: facts.name });
  const { company } = (await service.client(host).api(getCompanyInfo, {})).answer;
  expect(company).toMatchObject(facts);
  const { rows } =
    await sql`select before, after, operator_id from site_company_changes where site_id = ${site}`.execute(
      db,
    );
  expect(rows).toEqual([{ before: 1, after: other, operator_id: operator.id }]);
  const entries = await sql<{ details: unknown }>`
    select details from audit_entries where action = 'content/change-site-company' order by id desc limit 1`.execute(
    db,
  );
  expect(entries.rows[0]?.details).toEqual({ site, before: 1, after: other });
});

test('the terms date from the day on which the company took the site over [SAFE-6j, CONT-1a]', async () => {
  await sql`update companies set added = '2024-01-01' where id = ${other}`.execute(db);
  const today = new Date().toISOString().slice(0, 10);
  await give();
  expect(await termsVersion(db, site, new Date())).toBe(today);
  const { company } = (await service.client(host).api(getCompanyInfo, {})).answer;
  expect(company.added.slice(0, 10)).toBe(today);
});

test('the preview counts members, open orders and mandates, and stores nothing [SAFE-6j]', async () => {
  const { id } = (
    await sql<{ id: number }>`insert into members (site_id) values (${site}) returning id`.execute(db)
  ).rows[0] ?? { id: 0 };
  await sql`insert into payments (member_id, site_id, package, credits, amount, currency, country, method, provider)
    values (${id}, ${site}, 'p1', 10, 1000, 'EUR', 'NL', 'ideal', 'sandbox')`.execute(db);
  const { answer } = await operator.client.api(previewSiteCompany, {
    site,
    company: other,
  });
  expect(answer).toMatchObject({
    ...{ before: { company: 1 }, after: { company: other, name: facts.name } },
    ...{ members: 1, open_orders: 1, mandates: 0 },
  });
  const { company } =
    (await operator.client.api(listSites, {})).answer.sites.find((one) => one.site === site) ?? {};
  expect(company).toBe(1);
});

test('a site with members needs a confirmation, which the history counts [SAFE-6j]', async () => {
  await addMember();
  const { problem } = await give();
  expect(problem.errors?.map(({ field, code }) => [field, code])).toEqual([['confirmed', 'required']]);
  expect((await give({ confirmed: true })).status).toBe(200);
  const { rows } = await sql`select members from site_company_changes where site_id = ${site}`.execute(db);
  expect(rows).toEqual([{ members: 1 }]);
});

test('an unknown company is refused at its field, an unknown site is not found [SAFE-6j]', async () => {
  const { problem } = await give({ company: 999 });
  expect(problem.errors?.map(({ field, code }) => [field, code])).toEqual([['company', 'invalid']]);
  expect((await give({ site: 999 })).problem.code).toBe('not_found');
});

test('two operators never overwrite each other, and a repetition changes nothing [SAFE-6j]', async () => {
  const replies = await Promise.all([give(), give()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await give()).problem.code).toBe('changed_meanwhile');
  expect((await give({ seen: other })).problem.code).toBe('unchanged');
  const { rows } = await sql`select 1 from site_company_changes where site_id = ${site}`.execute(db);
  expect(rows).toHaveLength(1);
});

test('no statement changes the company of a site past its history [SAFE-6j]', async () => {
  await expect(sql`update sites set company_id = ${other} where id = ${site}`.execute(db)).rejects.toThrow();
  await expect(
    sql`insert into site_company_changes (site_id, before, after) values (${site}, ${other}, 1)`.execute(db),
  ).rejects.toThrow('another company');
  await give();
  await expect(sql`update site_company_changes set after = 1`.execute(db)).rejects.toThrow();
  await expect(sql`delete from site_company_changes`.execute(db)).rejects.toThrow();
});
