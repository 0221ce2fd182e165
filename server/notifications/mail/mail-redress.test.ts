import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { type MailValues, mailTextsOf } from './mail-texts.ts';

type Language = (typeof locales)[number];

/** Returns the last sentence of a mail's text. */
const lastOf = (
  language: Language,
  kind: 'complaint_answered' | 'withdrawal_received',
  values: MailValues,
) => {
  const said = mailTextsOf(language, kind, { name: 'Vonk', company: 'Vonk BV', ...values }).paragraphs.at(-1);
  return (
    said
      ?.split(/(?<=[.?!]) /)
      .at(-1)
      ?.replace(/\.$/, '') ?? ''
  );
};

const withdrawal = {
  ...{
    outcome: 'late',
    number: '8231',
    credits: 30,
    price: '€ 24,99',
    amount: '€ 24,99',
    part: 'all',
    days: 14,
  },
  ...{ moment: '21 november 2026', buyer: 'Eva', method: 'creditcard', contact: 'hulp@vonk.example' },
};
const complaint = { number: '03F7-K2Q9-XH4D', outcome: 'not_upheld', answer: 'Nee.', appeal: 'no' };

test.each(locales)(
  '%s: describes dispute resolution in mails as the terms do [CON-14b, CON-17b]',
  async (language) => {
    const terms = await readFile(`texts/pages/${language}/terms.md`, 'utf8');
    const refusal = lastOf(language, 'withdrawal_received', withdrawal);
    expect(refusal.length).toBeGreaterThan(30);
    expect(terms).toContain(refusal);
    expect(lastOf(language, 'complaint_answered', { ...complaint, redress: 'consumer' })).toBe(refusal);
    for (const redress of ['privacy', 'decision'])
      expect(lastOf(language, 'complaint_answered', { ...complaint, redress })).not.toContain(refusal);
    expect(terms).not.toContain('ec.europa.eu/consumers/odr');
  },
);
