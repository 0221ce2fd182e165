/**
 * The retention of a sealed original. The review is done by then, and the file is kept no longer (GDPR-6).
 */
export const quarantinePeriodSeconds = 30 * 24 * 3600;
