import * as z from 'zod/mini';

/** Mails that are ended for themselves: about one kind of news, or the one a day about all of it (EML-1). */
export const mailSubject = z.enum(['message', 'like', 'match', 'daily']);

export type MailSubject = z.output<typeof mailSubject>;
