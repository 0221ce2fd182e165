/**
 * The VAT within a final price, both in minor units; `rate` in hundredths of a percent. The price stays what it is,
 * what is left after the VAT varies with the country (VAT-2).
 */
export const vatWithin = (gross: number, rate: number): number =>
  gross - Math.round((gross * 10_000) / (10_000 + rate));
