import { type Niche, niches } from '#contract/sites/niche.ts';

export interface DemoSite {
  readonly id: number;
  readonly host: string;
  readonly niche: Niche;
}

/** One site per niche: `localhost` and `<niche>.localhost`. */
export const demoSites: readonly DemoSite[] = niches.map((niche, at) => ({
  id: at + 1,
  host: niche === 'general' ? 'localhost' : `${niche}.localhost`,
  niche,
}));

/** The invented company behind the demo sites; its numbers are in no register. */
export const demoCompany = {
  id: 1,
  name: 'Vonk Demo B.V.',
  address: 'Voorbeeldkade 1',
  kvk: '00000000',
  city: 'Utrecht',
  country: 'NL',
  tradenames: ['Vonk'],
  vat_numbers: { NL: 'NL000000000B00' },
  support_phone: '+31 85 000 00 00',
  delete_discount: 25,
} as const;
