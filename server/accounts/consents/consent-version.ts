/**
 * Version of the texts a member agrees to (terms, and the use of sensitive data). Change it together with
 * them (GDPR-2).
 */
export const consentVersion = '2026-11';
