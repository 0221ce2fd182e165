/**
 * Countries of the banks a direct debit can be collected from: the EU, Iceland, Liechtenstein, Norway, Andorra, San Marino,
 * Monaco and the Vatican. SEPA is wider, our providers are not (SEPA-2).
 */
export const debitCountries: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO AD SM MC VA'
  ).split(' '),
);
