/**
 * Version of the text `payments.keep.consent` in every language. Change this version together with the
 * meaning of the text: it is stored with each order that agreed to it (PAY-26).
 */
export const keepMethodVersion = '2026-11-22';
