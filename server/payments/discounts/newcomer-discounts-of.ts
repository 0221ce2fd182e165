/**
 * The discounts on a member's first purchase, for a caller that has already read the join date and whether
 * the member ever bought (CRED-9).
 */
export { newcomerDiscounts as newcomerDiscountsOf } from './newcomer-discounts.ts';
