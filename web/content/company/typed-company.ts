import type { StoredCompany } from '#contract/content/company/list-companies.ts';

/** The facts that the form asks, in its order. */
export const companyFieldNames = [
  'name',
  'address',
  'city',
  'country',
  'register',
  'kvk',
  'vat_numbers',
  'tradenames',
  'support_phone',
  'authority_email',
  'member_email',
  'dispute_body',
  'dispute_link',
] as const;

export type CompanyFieldName = (typeof companyFieldNames)[number];

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A fact as text: one trade name, or one VAT number with its country, on each line. */
export function typedFact(facts: StoredCompany, name: CompanyFieldName): string {
  if (name === 'tradenames') return facts.tradenames.join('\n');
  if (name === 'vat_numbers')
    return Object.entries(facts.vat_numbers)
      .map(([country, number]) => `${country}: ${number}`)
      .join('\n');
  // A fresh installation has a dash for an unknown fact.
  return facts[name] === '-' ? '' : facts[name];
}

/** The facts that the texts of a form mean. A line without a country is an invalid VAT number. */
export function factsOf(typed: Readonly<Record<string, string>>): StoredCompany {
  const of = (name: CompanyFieldName) => typed[name] ?? '';
  return {
    ...{ name: of('name'), address: of('address'), city: of('city'), country: of('country').toUpperCase() },
    ...{ register: of('register'), kvk: of('kvk'), support_phone: of('support_phone') },
    ...{ authority_email: of('authority_email'), member_email: of('member_email') },
    ...{ dispute_body: of('dispute_body'), dispute_link: of('dispute_link') },
    tradenames: linesOf(of('tradenames')),
    vat_numbers: Object.fromEntries(
      linesOf(of('vat_numbers')).map((line) => {
        const [country = '', ...number] = line.split(':');
        return [country.trim().toUpperCase(), number.join(':').trim()];
      }),
    ),
  };
}

/** The facts typed into a form so far, for its preview. */
export function factsIn(form: HTMLFormElement): StoredCompany {
  const data = new FormData(form);
  return factsOf(Object.fromEntries(companyFieldNames.map((name) => [name, String(data.get(name) ?? '')])));
}

/** The facts of a form that nobody filled in. */
export const noFacts: StoredCompany = factsOf({});
