import { expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { type MailPage, mailHtml, mailPlain } from './mail-body.ts';
import { type MailKind, mailKinds } from './mail-kinds.ts';
import { type MailValues, mailTextsOf } from './mail-texts.ts';

const when = '21 november 2026 om 09:41';

const debit = {
  ...{ number: '8231', credits: 30, amount: '€ 24,99', date: '25 november 2026', account: '4300' },
  ...{ creditor: 'Stichting Mollie Payments', identifier: 'NL08ZZZ502057730000', reference: 'VK-1' },
  ...{ again: 'none', retry: '1 december 2026', blocked: 'failed', ended: 'ended' },
};

/** Sample values for each kind of mail. */
const valuesOf: Readonly<Record<MailKind, MailValues>> = {
  activation: { days: 7 },
  activation_reminder: { days: 7 },
  account_exists: {},
  password_reset: { hours: 2 },
  password_changed: { when },
  mail_change: { hours: 24 },
  mail_changed: { days: 7 },
  mail_change_taken: {},
  new_login: { browser: 'Firefox', system: 'Windows', country: 'Nederland', when },
  two_step_changed: { change: 'on' },
  deletion: { days: 14, date: '5 december 2026' },
  deletion_undone: {},
  new_terms: { date: '1 januari 2027', changes: 'Credits blijven.' },
  export_ready: { days: 7 },
  report_taken: { number: '03F7-K2Q9-XH4D' },
  report_decided: { number: '03F7-K2Q9-XH4D' },
  complaint_taken: { number: '03F7-K2Q9-XH4D', subject: 'underage' },
  complaint_answered: {
    number: '03F7-K2Q9-XH4D',
    outcome: 'upheld',
    answer: 'Je hebt gelijk.\n\nJe krijgt je credits terug.',
    redress: 'decision',
    appeal: 'yes',
  },
  from_operator: { words: 'We hebben je account nagekeken.\n\nAlles is in orde.' },
  queue_deadlines: {
    ...{ minors: 1, intimate_images: 2, threats: 1, scams: 3, rest: 12 },
    ...{ late: 'yes', soon: 1, hours: 4 },
  },
  security_alarm: { burst: 'operator_failures', count: 7, account: 'anna@staff.example' },
  approval_waits: { what: 'refund', account: 'anna@staff.example' },
  operators_changed: { change: 'made', account: 'bram@staff.example', by: 'anna@staff.example' },
  operator_invited: { by: 'anna@staff.example', hours: 24 },
  flagger_key: { organisation: 'Meldpunt', authority: 'ACM' },
  moderation_alarm: { cause: 'brake', number: 5, host: 'vonk.example' },
  decision: { number: '03F7-K2Q9-XH4D', statement: 'Reden: spam.' },
  photo_refused: { count: 2, reasons: 'Reden: spam.' },
  appeal_decided: { number: '03F7-K2Q9-XH4D' },
  profile_hidden: {
    number: '03F7-K2Q9-XH4D',
    rule: 'Iedereen moet 18 zijn.',
    why: 'underage',
    by: 'operator',
  },
  picture_hidden: { number: '03F7-K2Q9-XH4D', state: 'hidden', why: 'intimate', by: 'computer' },
  account_suspended: {
    number: '03F7-K2Q9-XH4D',
    subject: 'photo',
    rule: 'Geen reclame.',
    statement: 'Reden: spam.',
    until: '1 mei 2026',
  },
  account_banned: {
    ...{ number: '03F7-K2Q9-XH4D', subject: 'message', rule: 'Geen reclame.', statement: 'Reden: spam.' },
  },
  fraud_warning: { number: '8231', rule: 'Je mag niemand oplichten.' },
  reporting_decision: {
    ...{ number: '03F7-K2Q9-XH4D', decision: 'suspended', facts: 'Tien meldingen.', until: '1 mei 2026' },
  },
  restriction_ended: { number: '03F7-K2Q9-XH4D', mistake: 'yes' },
  purchase: {
    number: '8231',
    credits: 30,
    price: '€ 22,49',
    discount: '€ 2,50',
    full: '€ 24,99',
    method: 'creditcard',
    kept: '€ 99,99',
    consent: 'Ik wil mijn credits meteen kunnen gebruiken.',
    until: '6 december 2026',
    withdraw: 'https://vonk.example/withdraw',
    version: '21 november 2026',
    terms: 'https://vonk.example/pages/terms',
  },
  start_requested: {
    moment: when,
    consent: 'Ik wil mijn credits meteen kunnen gebruiken.',
    count: 2,
    orders: 'Bestelling 8231\nBestelling 8232',
    withdraw: 'https://vonk.example/withdraw',
    contact: 'hulp@vonk.example',
  },
  direct_debit_mandate: {
    date: '22 november 2026',
    account: '4300',
    one: 'Je geeft Bank toestemming.',
    two: 'Dit is een doorlopende machtiging.',
    three: 'Een afschrijving kondigen we aan.',
    four: 'Kenmerk: VK-1.',
  },
  direct_debit_notice: debit,
  direct_debit_failed: debit,
  payment_failed: { number: '8231', price: '€ 24,99', why: 'expired' },
  money_back: {
    number: '8231',
    amount: '€ 24,99',
    credits: 12,
    withdrawn: 'no',
    contact: 'hulp@vonk.example',
  },
  unspent_refund: {
    ...{ number: '8231', moment: '22 november 2026 om 14:05:09 CET', amount: '€ 12,50' },
    ...{ held: 'no', by: '', method: 'iDEAL', contact: 'contact@vonk.example' },
  },
  withdrawal_received: {
    ...{
      outcome: 'refunded',
      part: 'some',
      number: '8231',
      moment: when,
      buyer: 'J.R. de Vries',
      credits: 30,
    },
    ...{ price: '€ 24,99', amount: '€ 16,66', method: 'iDEAL', days: 14, contact: 'hulp@vonk.example' },
    ...{ held: 'no', by: '4 december 2026' },
  },
  withdrawal_unmatched: {
    ...{ number: '8231', moment: when, buyer: 'J.R. de Vries', contact: 'hulp@vonk.example' },
  },
  withdrawal_answered: {
    ...{
      number: '8231',
      moment: when,
      answer: 'We vonden je bestelling niet.',
      contact: 'hulp@vonk.example',
    },
  },
  refund_done: { number: '8231', amount: '€ 16,66', method: 'iDEAL', by_hand: 'no' },
  refund_failed: {
    account: 'yes',
    number: '8231',
    amount: '€ 16,66',
    method: 'iDEAL',
    credits: 20,
    contact: 'hulp@vonk.example',
  },
  payment_returned: {
    number: '8231',
    amount: '€ 16,66',
    method: 'iDEAL',
    why: 'code',
    contact: 'hulp@vonk.example',
  },
  new_members: { count: 3 },
  new_message: { messages: 3, chats: 2, fictional: 1 },
  new_like: { likes: 2 },
  new_match: { matches: 1 },
  daily_news: { messages: 3, chats: 2, fictional: 1, likes: 2, matches: 1 },
};

const kinds = Object.keys(mailKinds).filter((kind): kind is MailKind => kind in mailKinds);
const link = 'https://vonk.example/activate/done?token=abc&x=1';

const pageOf = (kind: MailKind, language: (typeof locales)[number], more: MailValues = {}): MailPage => ({
  language,
  name: 'Vonk',
  link,
  texts: mailTextsOf(language, kind, {
    ...valuesOf[kind],
    name: 'Vonk',
    company: 'Vonk BV, Kade 1, Utrecht',
    ...more,
  }),
  optional:
    mailKinds[kind] === 'optional'
      ? {
          unsubscribe: 'https://vonk.example/unsubscribe?token=t',
          choices: 'https://vonk.example/notifications',
        }
      : null,
});

const all = kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

test.each(all)(
  'renders %s in %s completely: placeholders, one button, the full link, sender and reason [NOTIF-1a]',
  async (kind, locale) => {
    const page = pageOf(kind, locale);
    const [html, plain] = [await mailHtml(page), mailPlain(page)];
    for (const text of [html.replace(/<style[\s\S]*?<\/style>/g, ''), plain, page.texts.subject]) {
      expect(text).not.toMatch(/\[\[|\]\]|\{|\}|\bundefined\b|\bnull\b|\bNaN\b/);
      expect(text.trim()).not.toBe('');
    }
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html.match(/class="go"/g)).toHaveLength(1);
    expect(html).toContain('>https://vonk.example/activate/done?token=abc&amp;x=1</a>');
    expect(plain).toContain(`\n${link}\n`);
    for (const text of [html, plain]) {
      expect(text).toContain('Vonk BV, Kade 1, Utrecht');
      expect(text).toContain(page.texts.reason);
      expect(text.includes('/unsubscribe?token=t')).toBe(mailKinds[kind] === 'optional');
    }
  },
);

test.each(all)(
  'renders %s in %s small, without pictures and external resources [NOTIF-1a]',
  async (kind, locale) => {
    const html = await mailHtml(pageOf(kind, locale));
    expect(html).not.toMatch(
      /<(?:img|link|script|iframe|object|svg)\b|@import|@font-face|url\(|\bsrc=|background=/i,
    );
    expect(html).not.toMatch(/https?:\/\/(?!vonk\.example\/)/);
    expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  },
);

test.each(all)(
  'reveals nothing to strangers in subject and preview of %s in %s [GDPR-1a, EML-9a]',
  (kind, locale) => {
    const { subject, preview } = mailTextsOf(locale, kind, {
      ...valuesOf[kind],
      name: 'Vonk',
      company: 'Vonk BV',
    });
    for (const text of [subject, preview]) {
      expect(text).not.toMatch(/sex|seks|dat(?:e\b|en\b|ing)|match|flirt|like|kus|kiss|foto|photo|profi/i);
      expect(text).not.toContain('Vonk');
      expect(text.length).toBeLessThanOrEqual(60);
    }
  },
);

test.each(['on', 'off', 'passkey_added', 'passkey_removed', 'codes_renewed'])(
  'names the change of the second factor: %s [NOTIF-1a]',
  (change) => {
    const said = locales.map(
      (locale) => mailTextsOf(locale, 'two_step_changed', { change, name: 'V', company: 'C' }).paragraphs[0],
    );
    const other = locales.map(
      (locale) =>
        mailTextsOf(locale, 'two_step_changed', { change: '?', name: 'V', company: 'C' }).paragraphs[0],
    );
    expect(said.some((text, at) => text === other[at])).toBe(false);
  },
);

test('escapes every value [NOTIF-1a]', async () => {
  const html = await mailHtml(
    pageOf('new_login', 'nl', { browser: '<img src=x>"\'&', system: '[[link]] $& {x}' }),
  );
  expect(html).toContain('&lt;img src=x&gt;&quot;&#39;&amp;');
  expect(html).toContain('[[link]] $&amp; {x}');
});

test('links addresses of our own site in the text, but no others [NOTIF-1a]', async () => {
  const html = await mailHtml(pageOf('purchase', 'nl', { consent: 'https://evil.example/ is geen link' }));
  expect(html).toContain('<a href="https://vonk.example/withdraw">https://vonk.example/withdraw</a>');
  expect(html).not.toContain('href="https://evil.example');
});

test('refuses to render a mail with a missing value [NOTIF-1a]', () => {
  expect(() => mailTextsOf('nl', 'password_reset', { name: 'Vonk', company: 'Vonk BV' })).toThrow(/hours/);
});
