/**
 * Version of the text `payments.keep.consent` in every language. Whoever changes what it says changes this as well: it is
 * stored with each order that agreed to it (PAY-26).
 */
export const keepMethodVersion = '2026-11-22';
