/** Whoever reviews is done by then; what was sent is not kept any longer (GDPR-6). */
export const quarantineSeconds = 30 * 24 * 3600;
