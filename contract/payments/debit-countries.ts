/**
 * Countries of the banks from which a direct debit can be collected: the EU, Iceland, Liechtenstein, Norway,
 * Andorra, San Marino, Monaco and the Vatican. SEPA covers more countries, but our providers do not (SEPA-2).
 */
export const debitCountries: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO AD SM MC VA'
  ).split(' '),
);
