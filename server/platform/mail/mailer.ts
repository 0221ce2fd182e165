import { createTransport } from 'nodemailer';
import { isRecipientUnknown, RecipientUnknown } from './is-recipient-unknown.ts';
import { type Mailbox, returnPathHeader } from './mailbox.ts';

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

export interface MailerService extends Mailer {
  stop(): Promise<void>;
}

/** Describes the failure without the mail server's reply, which names the recipient (OPS-3). */
const refused = (error: unknown): Error => {
  const details: { code?: unknown; responseCode?: unknown; command?: unknown; response?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const { command, response } = details;
  if (
    typeof response === 'string' &&
    isRecipientUnknown(typeof command === 'string' ? command : null, response)
  )
    return new RecipientUnknown();
  return new Error(
    `the mail server did not accept the mail: ${details.code ?? ''} ${details.responseCode ?? ''}`.trimEnd(),
  );
};

const contentType = 'text/plain; charset=utf-8';

/** Sends mails to the mail server of SMTP_URL. */
export function smtpMailer(url: string): MailerService {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, from, subject, text, html, files = [], headers, messageId, returnPath }) {
      const mail = {
        // A list is not parsed like a string, so an address cannot smuggle in a second recipient.
        to: [{ name: '', address: to }],
        from,
        subject,
        text,
        html,
        attachments: files.map(({ name, text: content }) => ({ filename: name, content, contentType })),
        headers: { ...headers },
        ...(messageId === undefined ? {} : { messageId }),
        ...(returnPath === undefined ? {} : { envelope: { from: returnPath, to: [to] } }),
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw refused(error);
      });
    },
    async forget() {},
    async stop() {
      transport.close();
    },
  };
}

/** The headers as a mail server would write them. */
const headersOf = ({ to, from, subject, messageId, returnPath, headers }: Mail): Record<string, string> => ({
  ...(returnPath === undefined ? {} : { [returnPathHeader]: returnPath }),
  From: from,
  To: to,
  Subject: subject,
  ...(messageId === undefined ? {} : { 'Message-ID': messageId }),
  ...headers,
});

/** Stores mails in the developer mailbox. */
export function mailboxMailer(mailbox: Mailbox): MailerService {
  return {
    send: (mail) => {
      const { to, subject, text, html } = mail;
      return mailbox.add({ kind: 'mail', to, subject, text, html, headers: headersOf(mail) });
    },
    forget: (addresses) => mailbox.forget(addresses),
    async stop() {},
  };
}
