/** Member states of the European Union (VAT-2). */
export const memberStates = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

const states: ReadonlySet<string> = new Set(memberStates);

/** Always inside the Union; elsewhere only if the seller is registered with a VAT number of that country. */
export const isVatDue = (country: string, vatNumbers: Readonly<Record<string, string>>): boolean =>
  states.has(country) || vatNumbers[country] !== undefined;
