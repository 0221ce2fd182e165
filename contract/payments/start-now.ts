/**
 * Version of the text `payments.start_now` in every language. Change this version together with the meaning
 * of the text: it is stored with each order that agreed to it (CON-3).
 */
export const startNowVersion = '2026-11-22';
