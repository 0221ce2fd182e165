/** The mail server reports that the mailbox does not exist (any more): the same mail will never arrive. */
export class RecipientUnknown extends Error {
  constructor() {
    super('the mailbox of the recipient does not exist');
    this.name = 'RecipientGone';
  }
}

/**
 * Whether a reply of the mail server (RFC 5321) permanently blames the recipient. A 5xx for another reason,
 * such as a refused relay, must not count against the address.
 * - With an enhanced status (RFC 3463): only subjects 1 (address, but not the sender's) and 2 (mailbox)
 *   count.
 * - Without an enhanced status: the classic codes of RCPT TO count.
 */
export function isRecipientUnknown(command: string | null, reply: string): boolean {
  const enhanced = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})(?:\s|$)/.exec(reply);
  if (enhanced !== null) {
    const [, subject, detail] = enhanced;
    return subject === '2' || (subject === '1' && detail !== '7' && detail !== '8');
  }
  return command === 'RCPT TO' && /^55[013]\b/.test(reply) && !/relay/i.test(reply);
}
