/** Whose law words the pay button: `credits.pay.<law>` in every catalogue. */
export type PayLaw = 'directive' | 'plain';

/** Where we sell and neither directive 2011/83 nor the law that the United Kingdom made of it holds. */
const elsewhere: readonly string[] = ['US', 'CA', 'AU', 'NZ', 'CH'];

/**
 * In the European Economic Area and the United Kingdom the button carries the directive's own words, or the buyer is not
 * bound (art. 8(2), CON-7). Elsewhere it says as plainly that pressing it buys and pays. Where we do not know better, the
 * stricter words hold.
 */
export const payLawOf = (country: string): PayLaw => (elsewhere.includes(country) ? 'plain' : 'directive');
