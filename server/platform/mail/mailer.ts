/** A file of plain text that goes along with a mail. */
export interface MailFile {
  readonly name: string;
  readonly text: string;
}

export interface Mail {
  readonly to: string;
  /** `Name <address>` or an address. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files?: readonly MailFile[];
  readonly headers?: Readonly<Record<string, string>>;
  /** With its angle brackets; made up where it lacks. */
  readonly messageId?: string;
  /** Where the mail server sends its report of a mail that did not arrive; the sender's own address where it lacks. */
  readonly returnPath?: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server (or the developer mailbox) has taken the mail; rejects otherwise, with
   * `RecipientGone` where the address is the reason and trying again is of no use.
   */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept here of mails to these addresses; a mail server keeps nothing of ours. */
  forget(addresses: readonly string[]): Promise<void>;
}
