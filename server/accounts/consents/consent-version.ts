/** Version of the words a member agrees to (terms, and the use of sensitive data): change it with them (GDPR-2). */
export const consentVersion = '2026-11';
