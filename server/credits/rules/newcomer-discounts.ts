import { currencyOfCountry, priceOfPackage } from '#server/sites/credit-prices.ts';

const hour = 3_600_000;

/** A discount that every member has for a while after signing up, until their first purchase (CRED-9). */
export interface NewcomerDiscount {
  readonly code: string;
  readonly percentage: number;
  readonly expires: Date;
  readonly currency: string;
  /** Minor units; null: every package. */
  readonly minimumOrder: number | null;
}

/** 25 % for 7 days, from p1 up. */
export function welcomeDiscount(joined: Date, country: string): NewcomerDiscount {
  const currency = currencyOfCountry(country);
  return {
    code: 'WELCOME25',
    percentage: 25,
    expires: new Date(joined.getTime() + 7 * 24 * hour),
    currency,
    minimumOrder: priceOfPackage('p1', currency),
  };
}

/** 25 % for 4 hours, on every package: what its countdown ends is real (CON-12). */
export function timeBonus(joined: Date, country: string): NewcomerDiscount {
  return {
    code: 'TIMEBONUS25',
    percentage: 25,
    expires: new Date(joined.getTime() + 4 * hour),
    currency: currencyOfCountry(country),
    minimumOrder: null,
  };
}
