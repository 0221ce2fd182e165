/**
 * The mailbox of an address, for counting mails to addresses that strangers type: everything between `+` and
 * `@` reaches the same one (EML-10).
 */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@');
