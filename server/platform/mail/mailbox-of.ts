/** Providers that ignore dots in the name, by the domain that stands for all their domains. */
const dotless: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * The mailbox of an address, for counting mails to addresses that strangers type (EML-10). Everything between
 * `+` and `@` reaches the same one. So do dots in the name, at providers that ignore them.
 */
export function mailboxOf(email: string): string {
  const address = email
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@');
  const at = address.lastIndexOf('@');
  const provider = dotless[address.slice(at + 1)];
  return provider === undefined ? address : `${address.slice(0, at).replaceAll('.', '')}@${provider}`;
}
