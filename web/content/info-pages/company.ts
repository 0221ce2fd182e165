import type { AnswerOf } from '#contract/kit/operation.ts';
import type { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import type { Settings } from '#contract/sites/settings.ts';

/** The company of the site as shown on a page. A fresh installation lacks some facts. */
export interface CompanyFacts {
  readonly name: string;
  readonly tradenames: string;
  readonly address: string;
  readonly country: string;
  /** Name of the register and the number in it. */
  readonly kvk: string;
  readonly authorityEmail: string;
  readonly memberEmail: string;
  readonly disputeBody: string;
  readonly disputeLink: string;
  readonly vat: string;
  readonly email: string;
  readonly phone: string;
  /** The number for a `tel:` link (SITE-5). */
  readonly phoneLink: string;
}

const given = (fact: string): string => (fact === '-' ? '' : fact);

const joined = (facts: readonly string[]): string =>
  facts
    .map(given)
    .filter((fact) => fact !== '')
    .join(', ');

/** Returns the facts below every information page and in its text (CON-16, SITE-4). */
export function companyFacts(
  company: AnswerOf<typeof getCompanyInfo>['company'],
  settings: Pick<Settings, 'support_email' | 'support_phone'>,
  country: string,
): CompanyFacts {
  const { support_email: email, support_phone: phone } = settings;
  return {
    name: given(company.name),
    tradenames: joined(company.tradenames.filter((name) => name !== company.name)),
    address: joined([company.address, company.city]),
    country: given(country),
    kvk: [company.register, given(company.kvk)].filter((part) => part !== '').join(' '),
    authorityEmail: company.authority_email,
    memberEmail: company.member_email,
    disputeBody: company.dispute_body,
    disputeLink: company.dispute_link,
    vat: joined(Object.values(company.vat_numbers)),
    email,
    phone,
    phoneLink: phone.replace(/[\s-]/g, ''),
  };
}
