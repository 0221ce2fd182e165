/** The law that words the pay button: `credits.pay.<law>` in every catalogue. */
export type PayLaw = 'directive' | 'plain';

/** Countries that we sell to without directive 2011/83 or the law that the United Kingdom made of it. */
const elsewhere: readonly string[] = ['US', 'CA', 'AU', 'NZ', 'CH'];

/**
 * In the European Economic Area and the United Kingdom the button carries the directive's own words. Without
 * them the buyer is not bound (art. 8(2), CON-7). Elsewhere the button says as plainly that pressing it buys
 * and pays. An unknown country gets the stricter words.
 */
export const payLawOf = (country: string): PayLaw => (elsewhere.includes(country) ? 'plain' : 'directive');
