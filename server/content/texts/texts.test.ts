import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { decidePageVersion } from '#contract/content/texts/decide-page-version.ts';
import { getPageVersion } from '#contract/content/texts/get-page-version.ts';
import { listPageVersions } from '#contract/content/texts/list-page-versions.ts';
import { listPages } from '#contract/content/texts/list-pages.ts';
import { publishPageVersion } from '#contract/content/texts/publish-page-version.ts';
import { savePageText } from '#contract/content/texts/save-page-text.ts';
import { startDraft } from '#contract/content/texts/start-draft.ts';
import { withdrawPageVersion } from '#contract/content/texts/withdraw-page-version.ts';
import { type Locale, locales } from '#contract/kit/locale.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { getPageText } from '#contract/sites/get-page-text.ts';
import type { PageName } from '#contract/sites/page-name.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

const service = await startService();
const { db } = service.platform;
await addSite(db, 'eigen.example', {});
let author: TestOperator;
let approver: TestOperator;

beforeAll(async () => {
  author = await newOperator(service);
  approver = await newOperator(service);
});

const wordsOf = async (version: number, language: Locale = 'nl') =>
  (await author.client.api(getPageVersion, { version, language })).answer;

const inForce = async (name: PageName) => {
  const { pages } = (await author.client.api(listPages, {})).answer;
  const found = pages.find((page) => page.name === name)?.versions.find(({ state }) => state === 'in_force');
  if (found === undefined) throw new Error(`${name} has no version in force`);
  return found;
};

const draftOf = async (name: PageName, site: number | null = null) =>
  (await author.client.api(startDraft, { name, site, from: (await inForce(name)).version })).answer.version;

const save = async (
  version: number,
  given: { language?: Locale; body?: string; changes?: string; seen?: string | null } = {},
) => {
  const language = given.language ?? 'nl';
  const shown = await wordsOf(version, language);
  return author.client.api(savePageText, {
    ...{ version, language, body: given.body ?? shown.body, changes: given.changes ?? '' },
    seen: given.seen === undefined ? shown.edited_at : given.seen,
  });
};

/** Changes every language, so that a version may be published. */
const change = async (version: number, line: string) => {
  for (const language of locales) {
    const { body } = await wordsOf(version, language);
    await save(version, { language, body: `${body}\n\n${line}`, changes: line });
  }
};

const publish = (version: number, from: string | null = null) =>
  author.client.api(publishPageVersion, { version, from });

const requestOf = async (version: number) =>
  (await author.client.api(listApprovals, {})).answer.results.find(({ facts }) => facts.version === version)
    ?.id ?? 0;

const read = (page: string, version?: number) =>
  service.client().api(getPageText, version === undefined ? { page } : { page, version });

describe('the texts that come with the software', () => {
  test('are the first versions of all pages in all languages [CON-17d]', async () => {
    const { pages } = (await author.client.api(listPages, {})).answer;
    expect(pages).toHaveLength(9);
    for (const { versions } of pages)
      expect(versions).toMatchObject([{ state: 'in_force', made_by: null, approved_by: null, site: null }]);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from page_texts`.execute(db);
    expect(rows).toEqual([{ count: 9 * locales.length }]);
    expect((await read('terms')).answer.body).toMatch(/^# Voorwaarden/);
    expect((await read('nonsense')).status).toBe(404);
  });
});

describe('a draft', () => {
  test('is published by its author, and the earlier version stays readable [CON-17d, SAFE-6f]', async () => {
    const before = await inForce('cookies');
    const version = await draftOf('cookies');
    await change(version, 'Nieuwe zin.');
    const { answer } = await publish(version);
    expect(answer).toMatchObject({ waits: false, version: { state: 'in_force', approved_by: author.email } });
    const shown = (await read('cookies')).answer;
    expect(shown.body).toContain('Nieuwe zin.');
    expect(shown.versions.map((one) => one.version)).toEqual([version, before.version]);
    const old = (await read('cookies', before.version)).answer;
    expect(old.body).not.toContain('Nieuwe zin.');
    expect(old.version.until).toBe(shown.version.from);
    const { results } = (await author.client.api(listPageVersions, { name: 'cookies' })).answer;
    expect(results.map(({ state }) => state)).toEqual(['in_force', 'past']);
  });

  test('from an earlier version is the way back [CON-17d]', async () => {
    const { results } = (await author.client.api(listPageVersions, { name: 'cookies' })).answer;
    const first = results.at(-1)?.version ?? 0;
    const { answer } = await author.client.api(startDraft, { name: 'cookies', site: null, from: first });
    expect((await publish(answer.version)).answer.version.state).toBe('in_force');
    expect((await read('cookies')).answer.body).not.toContain('Nieuwe zin.');
  });

  test('is never shown to readers [CON-17d]', async () => {
    const version = await draftOf('faq');
    expect((await read('faq', version)).status).toBe(404);
    const { answer } = await author.client.api(withdrawPageVersion, { version });
    expect(answer).toMatchObject({ state: 'discarded', withdrawn_by: author.email });
    expect((await save(version)).problem.code).toBe('text_frozen');
    expect((await publish(version)).problem.code).toBe('text_frozen');
  });

  test('of one site shows on that site alone [SAFE-6f]', async () => {
    const { rows } = await sql<{ id: number }>`select id from sites where host = 'eigen.example'`.execute(db);
    const version = await draftOf('service', rows[0]?.id);
    await change(version, 'Alleen hier.');
    expect((await publish(version)).status).toBe(200);
    const own = await service.client('eigen.example').api(getPageText, { page: 'service' });
    expect(own.answer.body).toContain('Alleen hier.');
    expect((await read('service')).answer.body).not.toContain('Alleen hier.');
    expect((await read('service', version)).status).toBe(404);
  });

  test.each([
    ['Geen titel', 'no_title'],
    ['# Titel\n\n<script>alert(1)</script>', 'html'],
    ['# Titel\n\nEen <b>vet</b> woord', 'html'],
    ['# Titel\n\n![foto](/x.png)', 'image'],
    ['# Titel\n\n[hier](javascript:alert(1))', 'link'],
    ['# Titel\n\n[hier](//elders.example)', 'link'],
    ['# Titel\n\n[hier](http://elders.example)', 'link'],
    ['# Titel\n\n[hier](/\\elders.example)', 'link'],
    ['# Titel\n\n[mail](mailto:x@y.example)', 'link'],
    ['# Titel\n\n[hier][1]\n\n[1]: data:text/html,x', 'link'],
    ['# Titel\n\nVraag {geheim}', 'unknown_fact'],
  ])('refuses the words %j at their field [SAFE-6f]', async (body, code) => {
    const version = await draftOf('faq');
    const { problem } = await save(version, { body });
    expect(problem.errors?.map((error) => [error.field, error.code])).toEqual([['body', code]]);
  });

  test('with another language or other headings missing is not published [CON-17d]', async () => {
    const version = await draftOf('ban');
    expect((await publish(version)).problem.code).toBe('unchanged');
    await save(version, { body: `${(await wordsOf(version)).body}\n\n## Nog iets\n\nTekst.` });
    expect((await publish(version)).problem).toMatchObject({ code: 'uneven', params: { language: 'en' } });
    const { languages } = await wordsOf(version);
    expect(languages.filter(({ state }) => state === 'changed')).toEqual([
      { language: 'nl', state: 'changed' },
    ]);
    const { id } = (
      await sql<{ id: number }>`insert into page_versions (page, made_by, made_at)
        values ('ban', ${author.id}, now()) returning id`.execute(db)
    ).rows[0] ?? { id: 0 };
    expect((await wordsOf(id)).languages.every(({ state }) => state === 'missing')).toBe(true);
    expect((await publish(id)).problem).toMatchObject({ code: 'incomplete', params: { language: 'nl' } });
  });

  test('never loses the words of a colleague [SAFE-6f]', async () => {
    const version = await draftOf('faq');
    const { edited_at: seen } = await wordsOf(version);
    expect((await save(version, { body: '# Een', seen })).status).toBe(200);
    expect((await save(version, { body: '# Twee', seen })).problem.code).toBe('changed_meanwhile');
    expect((await wordsOf(version)).body).toBe('# Een');
  });
});

describe('new terms', () => {
  test('need a second operator, thirty days and a summary in each language [CON-13b, CON-17d]', async () => {
    const version = await draftOf('terms');
    await save(version, { body: `${(await wordsOf(version)).body}\n\nNieuw.` });
    expect((await publish(version)).problem.code).toBe('no_changes');
    await change(version, 'Nieuw.');
    expect((await publish(version)).answer).toMatchObject({ waits: true, version: { state: 'waiting' } });
    expect((await save(version)).problem.code).toBe('text_frozen');
    const approval = await requestOf(version);
    const own = await author.client.api(decidePageVersion, { approval, approved: true });
    expect(own.problem.code).toBe('own_request');
    expect((await approver.client.api(decidePageVersion, { approval, approved: true })).status).toBe(200);
    const { version: published } = await wordsOf(version);
    expect(published).toMatchObject({
      ...{ state: 'announced', asked_by: author.email, approved_by: approver.email },
    });
    const days = (Date.parse(published.from ?? '') - Date.parse(published.published_at ?? '')) / 86_400_000;
    expect(days).toBe(31);
    const shown = (await read('terms')).answer;
    expect(shown.version.version).not.toBe(version);
    expect(shown.versions[0]).toMatchObject({ version, until: null });
    expect((await read('terms', version)).answer).toMatchObject({ changes: 'Nieuw.' });
    const again = await approver.client.api(decidePageVersion, { approval, approved: true });
    expect(again.status).toBe(404);
  });

  test('that were announced can be withdrawn, and that is stored [CON-17d]', async () => {
    const { pages } = (await author.client.api(listPages, {})).answer;
    const announced = pages[0]?.versions.find(({ state }) => state === 'announced')?.version ?? 0;
    const { answer } = await author.client.api(withdrawPageVersion, { version: announced });
    expect(answer).toMatchObject({ state: 'withdrawn', withdrawn_by: author.email });
    expect((await read('terms', announced)).status).toBe(404);
  });

  test('that a colleague declines are a draft again [CON-17d]', async () => {
    const version = await draftOf('privacy');
    await change(version, 'Nog iets.');
    await publish(version);
    const approval = await requestOf(version);
    await approver.client.api(decidePageVersion, { approval, approved: false });
    expect((await wordsOf(version)).version.state).toBe('draft');
    expect((await save(version, { body: '# Anders' })).status).toBe(200);
  });

  test('cannot be published by one person, sooner, or changed, with any statement [CON-13b, CON-17d]', async () => {
    const version = await draftOf('terms');
    const set = (values: string) =>
      sql`update page_versions set asked_by = ${author.id}, asked_at = now(), ${sql.raw(values)} where id = ${version}`.execute(
        db,
      );
    const soon = "published_at = now(), in_force_from = now() + interval '29 days', dated = '2026-12-24'";
    const late = "published_at = now(), in_force_from = now() + interval '31 days', dated = '2026-12-24'";
    await expect(set(`approved_by = ${author.id}, ${late}`)).rejects.toThrow('page_versions_second');
    await expect(set(`approved_by = ${approver.id}, ${soon}`)).rejects.toThrow('page_versions_announced');
    await expect(set(late)).rejects.toThrow('page_versions_approved');
    const published = (await inForce('terms')).version;
    for (const statement of [
      sql`update page_texts set body = 'x' where version_id = ${published}`,
      sql`update page_versions set in_force_from = now() where id = ${published}`,
      sql`update page_versions set withdrawn_at = now(), withdrawn_by = ${author.id} where id = ${published}`,
      sql`delete from page_texts`,
      sql`delete from page_versions`,
    ])
      await expect(statement.execute(db)).rejects.toThrow();
  });
});

test('every change of a text is in the audit log [SAFE-6f]', async () => {
  const { rows } = await sql<{ action: string }>`
    select distinct action from audit_entries where action like 'content/%' order by action`.execute(db);
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining([
      'content/ask-publication',
      'content/discard-draft',
      'content/publish-page-version',
      'content/save-page-text',
      'content/start-draft',
      'content/withdraw-page-version',
    ]),
  );
});
