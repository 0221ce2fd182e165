/**
 * Version of the text `payments.start_now` in every language. Whoever changes what it says changes this as well: it is
 * stored with each order that agreed to it (CON-3).
 */
export const startNowVersion = '2026-11-22';
