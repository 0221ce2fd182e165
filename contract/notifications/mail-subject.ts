import * as z from 'zod/mini';

/**
 * Subjects of mails with their own unsubscribe link: one kind of news, or the daily mail about all of it
 * (EML-1).
 */
export const mailSubject = z.enum(['message', 'like', 'match', 'daily']);

export type MailSubject = z.output<typeof mailSubject>;
