/** What a member has off the first purchase, for who has read when they joined and whether they ever bought (CRED-9). */
export { newcomerDiscounts as newcomerDiscountsOf } from './newcomer-discounts.ts';
