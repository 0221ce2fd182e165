/**
 * Authorities that take reports of crimes, by country. Europol is the fallback of DSA Art. 18(2) for a suspicion
 * without a known Member State. `address` is the public page for reports.
 */
export interface Authority {
  readonly name: string;
  readonly address: string;
}

const europol: Authority = {
  name: 'Europol',
  address: 'https://www.europol.europa.eu/report-a-crime',
};

const byCountry: Readonly<Record<string, Authority>> = {
  BE: { name: 'Federale Politie (België)', address: 'https://www.police.be' },
  DE: { name: 'Bundeskriminalamt', address: 'https://www.bka.de' },
  FR: { name: 'PHAROS', address: 'https://www.internet-signalement.gouv.fr' },
  GB: { name: 'National Crime Agency', address: 'https://www.nationalcrimeagency.gov.uk' },
  NL: { name: 'Politie (Nederland)', address: 'https://www.politie.nl' },
  US: { name: 'NCMEC CyberTipline', address: 'https://report.cybertip.org' },
};

/** The authority to which a suspicion about a member of this country is reported first (DSA-5). */
export const authorityOf = (country: string | null): Authority => byCountry[country ?? ''] ?? europol;
