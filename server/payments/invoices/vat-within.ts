/**
 * The VAT included in a final price, both in minor units; `rate` in hundredths of a percent. The price is
 * fixed, so the net amount varies with the country (VAT-2).
 */
export const vatWithin = (gross: number, rate: number): number =>
  gross - Math.round((gross * 10_000) / (10_000 + rate));
