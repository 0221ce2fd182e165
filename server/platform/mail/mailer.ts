/** A plain text file attached to a mail. */
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
  /** With angle brackets; generated if missing. */
  readonly messageId?: string;
  /** Address to which the mail server sends bounces; the sender's address if missing. */
  readonly returnPath?: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server (or the developer mailbox) has accepted the mail. Otherwise rejects, with
   * `RecipientGone` if the address is the reason and a retry is useless.
   */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails to these addresses. A mail server keeps nothing of ours. */
  forget(addresses: readonly string[]): Promise<void>;
}
