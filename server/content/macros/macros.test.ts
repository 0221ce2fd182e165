import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { detailsIn } from '#contract/chat/shared-details.ts';
import { listMacros } from '#contract/content/macros/list-macros.ts';
import {
  filledMacro,
  macroKinds,
  macroKindsOf,
  unknownPlaceholders,
} from '#contract/content/macros/macro.ts';
import { retireMacro } from '#contract/content/macros/retire-macro.ts';
import { saveMacro } from '#contract/content/macros/save-macro.ts';
import { locales } from '#contract/kit/locale.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startService } from '#tests/support/service/service.ts';
import { promiseIn } from './save-macro.ts';

const service = await startService();
const { db } = service.platform;
let operator: TestOperator;

beforeAll(async () => {
  operator = await newOperator(service);
});

const macro = (given: Partial<CallOf<typeof saveMacro>> = {}): CallOf<typeof saveMacro> => ({
  ...{ replaces: null, site: null, language: 'nl', kind: 'payment', title: 'Nieuwe tekst' },
  body: 'Hallo {name},\n\nJe zaak is {number}.\n\nGroet,\n{site}',
  ...given,
});
const save = (given: Partial<CallOf<typeof saveMacro>> = {}) => operator.client.api(saveMacro, macro(given));
const titles = async (by = operator) =>
  (await by.client.api(listMacros, { language: 'nl' })).answer.results.map(({ title }) => title);

test('ships macros of every kind in eleven languages, each within the checks [SAFE-10l, SAFE-10m]', async () => {
  const { results } = (await operator.client.api(listMacros, {})).answer;
  for (const language of locales) {
    const own = results.filter((one) => one.language === language);
    expect(new Set(own.map(({ kind }) => kind)), language).toEqual(new Set(macroKinds));
    for (const { body, title } of own) {
      expect(unknownPlaceholders(body), title).toEqual([]);
      expect(promiseIn(body), `${language} ${title}`).toBeUndefined();
      expect(detailsIn(body).filter((kind) => kind !== 'money')).toEqual([]);
    }
  }
});

test('a change retires the macro, keeps it on record and is recorded [SAFE-10k]', async () => {
  const { answer: first } = await save();
  const { answer: second } = await save({ replaces: first.id, title: 'Betere tekst' });
  expect(await titles()).toContain('Betere tekst');
  expect(await titles()).not.toContain('Nieuwe tekst');
  const { rows } = await sql`
    select title, replaces, retired_by from macros where made_by is not null order by made_at, id`.execute(
    db,
  );
  expect(rows).toContainEqual({ title: 'Nieuwe tekst', replaces: null, retired_by: operator.id });
  expect(rows).toContainEqual({ title: 'Betere tekst', replaces: first.id, retired_by: null });
  // A form that still shows the first text changes nothing.
  expect((await save({ replaces: first.id })).problem.code).toBe('macro_changed');
  await operator.client.api(retireMacro, { macro: second.id });
  await operator.client.api(retireMacro, { macro: second.id });
  expect(await titles()).not.toContain('Betere tekst');
  const { rows: acts } = await sql`select action, subject_id, details from audit_entries
    where not look and action like 'content/%macro' order by id`.execute(db);
  expect(acts).toEqual([
    { action: 'content/save-macro', subject_id: first.id, details: { language: 'nl', kind: 'payment' } },
    {
      ...{ action: 'content/save-macro', subject_id: second.id },
      details: { language: 'nl', kind: 'payment', replaces: first.id },
    },
    { action: 'content/retire-macro', subject_id: second.id, details: {} },
  ]);
  await expect(sql`update macros set body = 'anders' where id = ${second.id}`.execute(db)).rejects.toThrow();
  await expect(sql`delete from macros where id = ${second.id}`.execute(db)).rejects.toThrow();
});

test('only those with the right write macros; support reads them [SAFE-10k]', async () => {
  const support = await newOperator(service, service.client(), ['support']);
  const editor = await newOperator(service, service.client(), ['editor']);
  expect(await titles(support)).not.toEqual([]);
  expect((await support.client.api(saveMacro, macro())).problem.code).toBe('right_required');
  expect((await support.client.api(retireMacro, { macro: 1 })).problem.code).toBe('right_required');
  expect((await editor.client.api(listMacros, {})).problem.code).toBe('right_required');
});

test.each([
  ['macro_meeting', 'Hallo {name}, zullen we morgen iets drinken?'],
  ['macro_personal', 'Mail het lid op anna.jansen@post.example.'],
  ['macro_personal', 'Bel haar op +31 6 1234 5678.'],
  ['unknown_placeholder', 'Hallo {naam}, dank je wel.'],
])('refuses a macro at its text as %s [SAFE-10l]', async (code, body) => {
  const { problem } = await save({ body });
  expect(problem.errors?.map(({ field, code: found }) => [field, found])).toEqual([['body', code]]);
});

test('refuses a macro of an unknown site at its field [SAFE-10k]', async () => {
  const { problem } = await save({ site: 999 });
  expect(problem.errors?.map(({ field }) => field)).toEqual(['site']);
});

test('fills the placeholders, and leaves no gap without a value [SAFE-10j]', () => {
  const body = 'Hallo {name},\n\nJe melding {number} is klaar.\n{site}';
  expect(filledMacro(body, { name: 'Eva', number: '12AB', site: 'Vonk' })).toBe(
    'Hallo Eva,\n\nJe melding 12AB is klaar.\nVonk',
  );
  expect(filledMacro(body, { site: 'Vonk' })).toBe('Hallo,\n\nJe melding is klaar.\nVonk');
  // A name with a placeholder in it is a name.
  expect(filledMacro('{name}', { name: '{site}', site: 'Vonk' })).toBe('{site}');
});

test('offers the kinds that fit a complaint, the closest first [SAFE-10j]', () => {
  expect(macroKindsOf('payment')[0]).toBe('payment');
  expect(macroKindsOf('intimate_image')[0]).toBe('content');
  expect(macroKindsOf('other')[0]).toBe('any');
});
