import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import {
  catalogueFindings,
  copyFindings,
  pluralFindings,
  readCatalogues,
} from '#tools/checks/rules/catalogues.ts';
import { contractTextFindings, fieldCodes } from '#tools/checks/rules/contract-texts.ts';
import { mailTextFindings } from '#tools/checks/rules/mail-texts.ts';
import { pageTextFindings } from '#tools/checks/rules/page-texts.ts';
import { textKeyFindings } from '#tools/checks/rules/text-keys.ts';
import { treeOf } from '#tools/checks/tree.ts';

const catalogues = (nl: object, en: object) => ({
  'texts/messages/nl/chat.json': JSON.stringify(nl),
  'texts/messages/en/chat.json': JSON.stringify(en),
});
const findings = (nl: object, en: object) => catalogueFindings(treeOf(catalogues(nl, en)), ['nl', 'en']);

describe('catalogues', () => {
  test('accepts two languages with the same keys and placeholders [LANG-1a]', () => {
    const nl = { 'chat.count': '{n, plural, one {# bericht} other {# berichten}} van <b>{name}</b>' };
    const en = { 'chat.count': '<b>{name}</b>: {n, plural, one {# message} other {# messages}}' };
    expect(findings(nl, en)).toEqual([]);
  });

  test('reports a missing language [LANG-1a]', () => {
    expect(catalogueFindings(treeOf({}), ['nl'])).toEqual(['texts/messages/nl is missing']);
  });

  test('reports a key that only one language has [LANG-1a]', () => {
    expect(findings({ 'chat.a': 'a' }, {})).toEqual(['en: chat.a is missing']);
    expect(findings({}, { 'chat.a': 'a' })).toEqual(['en: chat.a is not in nl']);
  });

  test('takes Dutch as the source, whichever language comes first [LANG-1d]', () => {
    const tree = treeOf(catalogues({ 'chat.a': 'a' }, { 'chat.b': 'b' }));
    expect(catalogueFindings(tree, ['en', 'nl'])).toEqual([
      'en: chat.a is missing',
      'en: chat.b is not in nl',
    ]);
  });

  test('reports placeholders that differ in name or kind [LANG-1a]', () => {
    expect(findings({ 'chat.a': 'Dag {name}' }, { 'chat.a': 'Hi {user}' })).toHaveLength(1);
    expect(findings({ 'chat.a': 'Dag {n}' }, { 'chat.a': '{n, number}' })).toHaveLength(1);
    expect(findings({ 'chat.a': '<b>a</b>' }, { 'chat.a': 'a' })).toHaveLength(1);
  });

  test('reports a key of another domain, an empty text and a broken message [LANG-1a]', () => {
    expect(findings({ 'likes.a': 'a' }, { 'likes.a': 'a' })).toHaveLength(2);
    expect(findings({ 'chat.a': ' ' }, { 'chat.a': 'a' })).toHaveLength(1);
    expect(findings({ 'chat.a': '{n' }, { 'chat.a': '{n' })).toHaveLength(2);
  });
});

describe('mails', () => {
  const mails = (nl: object, en: object | null) =>
    mailTextFindings(
      treeOf({
        'texts/mails/nl/hello.json': JSON.stringify(nl),
        ...(en === null ? {} : { 'texts/mails/en/hello.json': JSON.stringify(en) }),
      }),
      ['nl', 'en'],
    );

  test('accepts equal texts with equal placeholders', () => {
    expect(mails({ a: 'Dag {name}', more: ['{n}', 'b'] }, { a: 'Hi {name}', more: ['{n}!', 'c'] })).toEqual(
      [],
    );
  });

  test('reports a missing, empty or broken mail or text of a language', () => {
    expect(mails({ a: 'a' }, null)).toEqual(['texts/mails/en/hello.json is missing']);
    expect(mails({ a: 'a', b: ['b', 'c'] }, { a: 'a', b: ['b'] })).toEqual([
      'texts/mails/en/hello.json: b.1 is missing',
    ]);
    expect(mails({ a: 'a' }, { a: 'a', b: 'b' })).toHaveLength(1);
    expect(mails({ a: 'a {n}' }, { a: 'a' })).toHaveLength(1);
    expect(mails({ a: ' ' }, { a: 'a' })).toHaveLength(1);
    expect(mails({ a: '{n' }, { a: '{n' })).toHaveLength(2);
  });
});

describe('keys in the code', () => {
  const known = readCatalogues(treeOf(catalogues({ 'chat.title': 'a', 'chat.kind.text': 'b' }, {})));
  const keys = (code: string, file = 'web/chat/x.tsx') => textKeyFindings(treeOf({ [file]: code }), known);

  test('accepts existing keys and columns of a store', () => {
    expect(keys('text(\'chat.title\'); const x = <RichText id="chat.title" />;')).toEqual([]);
    expect(keys(`text(\`chat.kind.\${kind}\`);`)).toEqual([]);
    expect(keys("select('likes.id')", 'server/chat/inbox/x.sql.ts')).toEqual([]);
  });

  test('reports an unknown key in every kind of use', () => {
    expect(keys("text('chat.titel');")).toEqual(["web/chat/x.tsx: there is no text 'chat.titel'"]);
    expect(keys('const x = <RichText id="chat.titel" />;')).toHaveLength(1);
    expect(keys("texts.format(language, 'chat.titel')", 'server/chat/jobs/x.ts')).toHaveLength(1);
  });

  test('reports a template that is the prefix of no key', () => {
    expect(keys(`text(\`chat.sort.\${kind}\`);`)).toHaveLength(1);
  });
});

describe('texts of the contract', () => {
  const sendMessage = operation({
    name: 'chat/send-message',
    summary: 'Send',
    method: 'POST',
    path: '/api/message.php',
    caller: 'member',
    input: z
      .strictObject({
        name: z.optional(z.string('name_missing').check(z.trim(), z.minLength(1, 'name_empty'))),
        more: z.array(z.union([z.object({ at: z.iso.date('bad_date') }), z.null()])),
      })
      .check(z.refine(() => true, { error: 'too_many', path: ['name'] })),
    answer: z.object({}),
    errors: { insufficient_credits: 409 },
  });
  const texts = (keys: readonly string[]) =>
    new Map([['nl', new Map(keys.map((key): [string, string] => [key, 'text']))]]);
  const own = (keys: readonly string[]) =>
    contractTextFindings([sendMessage], texts(keys)).filter((fault) => fault.includes('chat/send-message'));

  test('finds every field code of a schema at any depth', () => {
    expect(fieldCodes(sendMessage)).toEqual(['bad_date', 'name_empty', 'name_missing', 'too_many']);
  });

  test('reports error and field codes without a text, and accepts a kit text for a field', () => {
    const all = ['chat.error.insufficient_credits', 'chat.field.bad_date', 'chat.field.name_empty'];
    expect(own([...all, 'kit.field.name_missing', 'kit.field.too_many'])).toEqual([]);
    expect(own([...all, 'kit.field.name_missing'])).toEqual([
      'nl: chat.field.too_many or kit.field.too_many is missing (chat/send-message)',
    ]);
    expect(
      own([
        'kit.error.insufficient_credits',
        ...all.slice(1),
        'kit.field.name_missing',
        'kit.field.too_many',
      ]),
    ).toEqual(['nl: chat.error.insufficient_credits is missing (chat/send-message)']);
  });

  test("requires kit texts for the common errors and the library's validation errors", () => {
    const missing = contractTextFindings([], texts([]));
    expect(missing).toContain('nl: kit.error.internal is missing (common refusal)');
    expect(missing).toContain('nl: kit.field.unknown_field is missing (any field)');
  });
});

describe('translations', () => {
  const messagesOf = (locale: string, messages: Readonly<Record<string, string>>) =>
    new Map([[locale, new Map(Object.entries(messages))]]);

  test('reports a plural without a form of its language, also when it is nested [LANG-5b]', () => {
    const two = '{n, plural, one {# kot} other {# kotów}}';
    expect(pluralFindings(messagesOf('nl', { 'chat.a': two }))).toEqual([]);
    expect(pluralFindings(messagesOf('pl', { 'chat.a': two }))).toEqual([
      'pl: chat.a lacks the plural form few, many',
    ]);
    expect(
      pluralFindings(messagesOf('pl', { 'chat.a': `{x, select, a {<b>${two}</b>} other {}}` })),
    ).toHaveLength(1);
    expect(
      pluralFindings(messagesOf('pl', { 'chat.a': '{n, plural, one {#} few {#} many {#} other {#}}' })),
    ).toEqual([]);
  });

  test('reports a language that is mostly a copy, with the share and the source [LANG-1b]', () => {
    const text = 'Dit is een lange zin.';
    const both = new Map([...messagesOf('nl', { 'chat.a': text }), ...messagesOf('de', { 'chat.a': text })]);
    expect(copyFindings(both, [])).toEqual(['de: 1 of 1 texts are those of nl: chat.a and others']);
    expect(copyFindings(both, ['chat.a'])).toEqual([]);
    const short = new Map([
      ...messagesOf('nl', { 'chat.a': 'Premium' }),
      ...messagesOf('de', { 'chat.a': 'Premium' }),
    ]);
    expect(copyFindings(short, [])).toEqual([]);
    const filled = '{one}, {two, number} {three}';
    const places = new Map([
      ...messagesOf('nl', { 'chat.a': filled }),
      ...messagesOf('de', { 'chat.a': filled }),
    ]);
    expect(copyFindings(places, [])).toEqual([]);
  });
});

describe('information pages', () => {
  const faultsOf = (nl: string, en: string | null) =>
    pageTextFindings(
      treeOf({ 'texts/pages/nl/terms.md': nl, ...(en === null ? {} : { 'texts/pages/en/terms.md': en }) }),
      ['nl', 'en'],
    );
  const page = (title: string, version = '2026-11-22') => `---\nversion: ${version}\n---\n# ${title}\n`;

  test('reports a page that a language lacks, or that differs in version, headings or placeholders [CONT-1a, CON-17b]', () => {
    expect(faultsOf(page('Voorwaarden {site}'), page('{site}: terms'))).toEqual([]);
    expect(faultsOf(page('Voorwaarden'), null)).toEqual(['texts/pages/en/terms.md is missing']);
    expect(faultsOf(page('Voorwaarden'), page('Terms', '2025-01-01'))).toHaveLength(1);
    expect(faultsOf(page('Voorwaarden'), page('Terms {site}'))).toHaveLength(1);
    expect(faultsOf(page('Voorwaarden'), `${page('Terms')}## More\n`)).toHaveLength(1);
  });
});
