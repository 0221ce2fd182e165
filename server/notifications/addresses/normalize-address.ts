/** An e-mail address as it is stored and compared: nobody shares a mailbox name that differs in case alone. */
export const mailboxName = (email: string): string => email.trim().toLowerCase();
